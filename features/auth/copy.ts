/** The words of the account in the frame of every page. */
export const copy = {
  login: 'Intră în cont',
  welcome: 'Bine ai revenit!',
  menu: 'Contul meu',
  bookings: 'Rezervările mele',
  logout: 'Deconectare',
};
