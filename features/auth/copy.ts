import { accountCopy } from '#components/layout/account-copy.ts';

/** Copy of the account in the layout of every page. */
export const copy = {
  ...accountCopy,
  welcome: 'Bine ai revenit!',
  menu: 'Contul meu',
  yourProfile: 'Profilul tău',
  logout: 'Deconectare',
  logoutFailed: 'Nu te-am putut deconecta. Verifică conexiunea la internet și încearcă din nou.',
};
