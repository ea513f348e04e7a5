import { avatarUpload, codeDigits } from '#contract/account-values.ts';
import { noBreak } from '#domain/words/numbers.ts';

const most = noBreak(`${avatarUpload.maxBytes / 1024 / 1024} MB`);

export const copy = {
  saved: 'Modificările au fost salvate.',
  failed: 'Nu am putut încărca profilul.',
  avatar: 'Fotografia ta',
  avatarHint: `JPEG, PNG sau WebP, cel mult ${most}. O poți și trage aici.`,
  chooseAvatar: 'Alege o fotografie',
  changeAvatar: 'Schimbă fotografia',
  removeAvatar: 'Elimină fotografia',
  uploading: 'Se încarcă fotografia',
  wrongType: 'Fotografia trebuie să fie JPEG, PNG sau WebP. Alege alt fișier.',
  tooBig: (megabytes: string) =>
    `Fotografia are ${noBreak(`${megabytes} MB`)}. Alege una de cel mult ${most}.`,
  emptyFile: 'Fișierul ales este gol. Alege alt fișier.',
  names: 'Numele tău',
  firstName: 'Prenume',
  lastName: 'Nume',
  save: 'Salvează',
  saving: 'Se salvează…',
  contact: 'Date de contact',
  contactHint: 'Pe e-mail îți scriem despre programări, iar codurile vin prin SMS sau pe e-mail.',
  email: 'E-mail',
  phone: 'Telefon',
  noPhone: 'Nu ai adăugat un număr de telefon.',
  changeEmail: 'Schimbă e-mailul',
  changePhone: 'Schimbă telefonul',
  addPhone: 'Adaugă un număr',
  newEmail: 'E-mail nou',
  newPhone: 'Număr nou',
  keepsUntil: {
    email: 'E-mailul de acum rămâne până confirmi noua adresă.',
    phone: 'Numărul de acum rămâne până îl confirmi pe cel nou.',
  },
  sendCode: 'Trimite codul',
  sending: 'Se trimite…',
  codeSentTo: `Am trimis un cod de ${codeDigits} cifre la`,
  edit: 'modifică',
  confirm: 'Confirmă',
  confirming: 'Se verifică…',
  signInAgain: {
    email: (email: string) =>
      `Ai ieșit din cont. Intră din nou cu ${email} sau, dacă nu merge, cu adresa veche.`,
    phone: () => 'Ai ieșit din cont. Intră din nou și verifică numărul din profil.',
  },
  marketing: 'Oferte și noutăți',
  marketingHint: 'Poți să te răzgândești oricând. Mesajele despre programările tale vin oricum.',
  wantsMarketing: 'Vreau oferte și noutăți pe e-mail',
  marketingOn: 'Îți trimitem oferte și noutăți pe e-mail.',
  marketingOff: 'Nu îți mai trimitem oferte și noutăți.',
  marketingFailed: 'Nu am putut încărca alegerea ta.',
  noScript: 'Ca să schimbi ceva aici ai nevoie de JavaScript. Activează-l și reîncarcă pagina.',
  othersOut: 'După confirmare, celelalte dispozitive vor fi deconectate.',
};
