import { accountCopy } from '#components/layout/account-copy.ts';

/** The words of the account in the frame of every page. */
export const copy = {
  ...accountCopy,
  welcome: 'Bine ai revenit!',
  menu: 'Contul meu',
  yourProfile: 'Profilul tău',
  logout: 'Deconectare',
  logoutFailed: 'Nu te-am putut deconecta. Verifică conexiunea la internet și încearcă din nou.',
};
