import { accountCopy } from '#components/layout/account-copy.ts';
import { codeDigits } from '#contract/account-values.ts';
import type { AuthStepName } from './auth-step.ts';

/** Copy of sign-in and registration, on pages and in the modal. */
export const authCopy = {
  noScript: 'Pentru a continua ai nevoie de JavaScript. Activează-l și reîncarcă pagina.',
  noCookies:
    'Browserul blochează cookie-urile, iar fără ele nu te putem autentifica. Permite-le și reîncarcă pagina.',
  firstName: 'Prenume',
  lastName: 'Nume',
  email: 'E-mail',
  phone: 'Telefon',
  phoneHint: 'Un număr de mobil din România, la care îți trimitem codul.',
  password: 'Parolă',
  temporaryPassword: 'Parola temporară',
  checking: 'Se verifică…',
  sending: 'Se trimite…',
  saving: 'Se salvează…',
  login: accountCopy.login,
  forgot: 'Ai uitat parola?',
  backToLogin: 'Înapoi la autentificare',
  withSms: 'Autentificare prin SMS',
  or: 'sau',
  sendCode: 'Trimite codul',
  continue: 'Continuă',
  savePassword: 'Salvează parola',
  edit: 'modifică',
  sentBySms: `Am trimis un cod de ${codeDigits} cifre prin SMS la`,
  sentByLoginSms: `Dacă există un cont cu acest număr, am trimis un cod de ${codeDigits} cifre prin SMS la`,
  sentByMail: `Dacă există un cont cu această adresă, am trimis un cod de ${codeDigits} cifre la`,
  mailbox: 'Demo: vezi mesajele trimise',
  passwordSaved: 'Parola a fost salvată cu succes. Acum te poți autentifica folosind parola nouă.',
  noAccount: 'Nu ai cont?',
  register: 'Creează cont',
  hasAccount: 'Ai deja cont?',
  loginInstead: 'Autentifică-te',
  withEmail: 'Continuă cu e-mail',
  otherWay: 'Alege altă variantă',
  agreement: 'Accept ',
  terms: 'Termenii și condițiile',
  and: ' și am citit ',
  privacy: 'Politica de confidențialitate',
  marketing: 'Vreau oferte și noutăți pe e-mail (opțional)',
  emailOfApple: 'Adresa primită de la Apple',
  codeSent: 'Ți-am trimis deja un cod.',
  registered: 'Contul tău a fost creat. Bine ai venit!',
};

export const sessionEnded = 'Sesiunea a expirat. Intră din nou în cont și reia ce făceai.';

/** Title and optional lead of each step. */
export const stepCopy: Record<AuthStepName, { title: string; lead?: string }> = {
  login: {
    title: 'Autentificare',
    lead: 'Intră în cont ca să vezi și să faci programări.',
  },
  'setup-password': {
    title: 'Setează-ți parola',
    lead: 'Contul tău are o parolă temporară. Alege una nouă, apoi te autentificăm cu ea.',
  },
  'recovery-email': {
    title: 'Ai uitat parola?',
    lead: 'Scrie e-mailul contului tău și îți trimitem un cod cu care alegi altă parolă.',
  },
  'recovery-code': { title: 'Introdu codul din e-mail' },
  'recovery-password': { title: 'Alege o parolă nouă' },
  'recovery-done': { title: 'Parolă salvată' },
  'sms-phone': {
    title: 'Autentificare prin SMS',
    lead: 'Scrie numărul de telefon al contului tău și îți trimitem un cod cu care intri fără parolă.',
  },
  'sms-code': { title: 'Introdu codul din SMS' },
  'registration-type': { title: 'Creează cont', lead: 'Alege cum vrei să îți faci contul.' },
  'registration-form': { title: 'Creează cont' },
  'registration-code': { title: 'Confirmă telefonul' },
};
