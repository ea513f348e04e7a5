import { accountCopy } from '#components/layout/copy.ts';
import type { AuthStepName } from './auth-step.ts';

export const copy = {
  email: 'E-mail',
  phone: 'Telefon',
  password: 'Parolă',
  sending: 'Se trimite…',
  saving: 'Se salvează…',
  login: accountCopy.login,
  continue: 'Continuă',
  savePassword: 'Salvează parola',
  passwordSaved: 'Parola a fost salvată cu succes. Acum te poți autentifica folosind parola nouă.',
  register: 'Creează cont',
};

export const sessionEnded = 'Sesiunea a expirat. Intră din nou în cont și reia ce făceai.';

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
  'registration-code': { title: 'Confirmă numărul de telefon' },
};
