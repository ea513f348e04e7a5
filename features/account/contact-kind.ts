/** The contacts of a client that can be changed, by the names of their fields. */
export type ContactKind = 'email' | 'phone';
