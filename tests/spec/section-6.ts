/** Section 6 of the specification: roles and permissions. */
export const section6 = {
  'S6-01': 'A guest can browse and search.',
  'S6-02': 'A guest can view locations.',
  'S6-03': 'A guest can reach the login.',
  'S6-04': 'A guest can reach the registration.',
  'S6-05': 'A guest can go through the booking and is asked to sign in when it is sent.',
  'S6-06': 'The account pages and my bookings are for signed-in clients, each seeing their own.',
  'S6-07': 'A signed-in client has a profile menu.',
  'S6-08': 'Authentication is by cookies.',
  'S6-09': 'Every write is guarded by the CSRF cookie.',
  'S6-10': 'A client can sign in with e-mail and password.',
  'S6-11': 'A client can sign in with an SMS code.',
  'S6-12': 'A client can sign in with a social account.',
  'S6-13': 'Businesses register in a separate portal outside the product.',
} as const;
