export const socialCopy = {
  apple: 'Continuă cu Apple',
  appleIsOff: 'Autentificarea cu Apple nu este disponibilă momentan.',
  appleFailed: 'Autentificarea cu Apple nu s-a încheiat. Încearcă din nou.',
  facebook: 'Continuă cu Facebook',
  facebookFailed: 'Autentificarea cu Facebook nu s-a încheiat. Încearcă din nou.',
  facebookTitle: 'Facebook',
  facebookIsOff:
    'Autentificarea cu Facebook este dezactivată temporar. Folosește autentificarea prin SMS.',
  understood: 'Am înțeles',
};
