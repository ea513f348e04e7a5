/** The words of signing in with an account of Apple or Facebook. */
export const socialCopy = {
  apple: 'Continuă cu Apple',
  appleIsOff: 'Autentificarea cu Apple nu este disponibilă momentan.',
  facebook: 'Continuă cu Facebook',
  facebookTitle: 'Facebook',
  facebookIsOff:
    'Autentificarea cu Facebook este dezactivată temporar. Folosește autentificarea prin SMS.',
  understood: 'Am înțeles',
};
