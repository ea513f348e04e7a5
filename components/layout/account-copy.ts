export const accountCopy = {
  login: 'Intră în cont',
  profile: 'Profil',
  favourites: 'Favorite',
  bookings: 'Rezervările mele',
};
