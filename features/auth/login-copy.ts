import { accountCopy } from '#components/layout/account-copy.ts';

/** The words of the login page and the login modal. */
export const loginCopy = {
  title: 'Autentificare',
  lead: 'Intră în cont ca să vezi și să faci programări.',
  showPassword: 'Arată parola',
  hidePassword: 'Ascunde parola',
  submit: accountCopy.login,
  submitting: 'Se verifică…',
  noScript: 'Pentru a intra în cont ai nevoie de JavaScript. Activează-l și reîncarcă pagina.',
  noCookies: 'Browserul nu păstrează cookie-uri, iar fără ele nu te putem autentifica.',
};
