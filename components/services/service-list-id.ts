/** The id of the services themselves, past what narrows them: where a skip link leads. */
export const serviceListId = 'lista-servicii';
