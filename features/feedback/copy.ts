export const copy = {
  title: 'Scrie-ne',
  description: 'O întrebare, o problemă sau o idee pentru Aproape: scrie-ne, citim fiecare mesaj.',
  lead: 'O întrebare, o problemă sau o idee? Citim fiecare mesaj și îți răspundem pe e-mail.',
  orMail: 'Sau scrie-ne direct la',
  booking: 'Programarea ta o vezi, o muți sau o anulezi din „Rezervările mele”.',
  about: ({ page, picture }: { page: string; picture: number | null }) =>
    picture === null
      ? `Despre pagina ${page}:\n`
      : `Despre fotografia nr. ${picture} de pe pagina ${page}:\n`,
  form: {
    title: 'Mesajul tău',
    name: 'Nume',
    email: 'E-mail',
    message: 'Mesaj',
    messageHint: 'Nu scrie aici parole, coduri sau informații medicale.',
    send: 'Trimite mesajul',
    sending: 'Se trimite…',
    another: 'Scrie alt mesaj',
    sent: 'Mesaj trimis',
  },
  noScript: 'Formularul are nevoie de JavaScript. Fără el, scrie-ne pe e-mail.',
};
