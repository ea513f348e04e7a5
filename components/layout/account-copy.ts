/** Names of the account's pages, in the page frame and in the account itself. */
export const accountCopy = {
  login: 'Intră în cont',
  profile: 'Profil',
  favourites: 'Favorite',
  bookings: 'Rezervările mele',
};
