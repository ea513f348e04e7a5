/** What the ways into the account are called, in the frame of every page and on the account's own pages. */
export const accountCopy = {
  login: 'Intră în cont',
  profile: 'Profil',
  bookings: 'Rezervările mele',
};
