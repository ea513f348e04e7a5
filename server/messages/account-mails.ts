import type { Mail } from './mail-layout.ts';
import type { AccountMail } from './message.ts';
import { codeMinutes } from './sms-texts.ts';

const notYou = {
  code: 'Dacă nu tu ai cerut codul, ignoră acest mesaj: fără cod nu se schimbă nimic.',
  securityCode:
    'Dacă nu tu ai cerut codul, altcineva este conectat la contul tău: intră în cont, mergi la „Securitate” și alege „Deconectează-te de peste tot”.',
  link: 'Dacă nu tu ai făcut asta, răspunde cât mai repede la acest mesaj.',
  change:
    'Dacă nu tu ai făcut schimbarea, alege cât mai repede o parolă nouă: apasă „Ai uitat parola?” pe pagina de autentificare.',
};
const alone =
  'Adresa ta de e-mail a fost confirmată acum, pentru prima dată. Pentru siguranța ta, numărul de telefon și conturile Apple sau Facebook, dacă erau legate de cont, nu mai pot fi folosite la autentificare, iar linkul calendarului și acordul pentru oferte, dacă le aveai, nu mai sunt valabile. Poți adăuga un număr de telefon în „Profil”.';
const login = { words: 'Mergi la autentificare', path: '/login' };
const codeLife = `Codul este valabil ${codeMinutes} minute. Nu îl spune nimănui.`;

export function accountMailOf(message: AccountMail, code: string): Mail {
  switch (message.template) {
    case 'password_code':
      return {
        subject: 'Codul pentru parola ta nouă',
        before: ['Ai cerut să îți alegi o parolă nouă. Introdu acest cod pe Aproape:'],
        code,
        after: [codeLife, notYou.code],
      };
    case 'new_email_code':
      return {
        subject: 'Confirmă noua ta adresă de e-mail',
        before: ['Ca să folosești această adresă în contul tău, introdu acest cod pe Aproape:'],
        code,
        after: [codeLife, notYou.code],
      };
    case 'security_code':
      return {
        subject: 'Codul tău de securitate',
        before: ['Confirmă că ești tu. Introdu acest cod pe Aproape:'],
        code,
        after: [codeLife, notYou.securityCode],
      };
    case 'password_changed':
      return {
        subject: 'Contul tău are o parolă nouă',
        before: [
          'Contul tău Aproape are acum o parolă nouă. Pe celelalte dispozitive trebuie să intri din nou în cont.',
          ...(message.alone ? [alone] : []),
        ],
        link: login,
        after: [notYou.change],
      };
    case 'network_linked':
      return {
        subject: `Poți intra în cont și cu ${message.network}`,
        before: [
          `Contul tău Aproape este acum legat de un cont ${message.network} cu aceeași adresă de e-mail. De acum poți intra și așa.`,
        ],
        link: login,
        after: [notYou.link],
      };
    case 'email_changed':
      return {
        subject: 'Adresa ta de e-mail a fost schimbată',
        before: [
          'Contul tău Aproape are acum altă adresă de e-mail. La adresa aceasta nu îți mai scriem.',
          'Dacă nu tu ai făcut schimbarea, răspunde cât mai repede la acest mesaj.',
        ],
      };
    case 'phone_changed':
      return {
        subject: 'Contul tău are un număr de telefon nou',
        before: ['Contul tău Aproape are acum un număr de telefon nou.'],
        link: login,
        after: [notYou.change],
      };
    case 'sign_in_tries':
      return {
        subject: 'Încercări repetate de a intra în contul tău',
        before: [
          'În ultimele 24 de ore cineva a încercat de multe ori să intre cu parolă în contul tău Aproape. Încetinim încercările automate; dintr-o rețea din care ai intrat de curând, de exemplu de acasă, te autentifici ca de obicei.',
        ],
        link: login,
        after: [
          'Dacă parola ta este scurtă sau o folosești și în altă parte, alege una nouă: apasă „Ai uitat parola?” pe pagina de autentificare.',
        ],
      };
    case 'account_deleted':
      return {
        subject: 'Contul tău a fost șters',
        before: [
          'Am șters contul tău Aproape. Programările viitoare au fost anulate, iar cele trecute și recenziile tale au rămas fără numele tău.',
          'Îți mulțumim că ai fost cu noi. Te așteptăm oricând înapoi.',
        ],
      };
    case 'feedback':
      return {
        subject: `Mesaj de la ${message.name}`,
        replyTo: message.email,
        before: [
          'Un vizitator ne-a scris de pe pagina „Scrie-ne”. Îi poți răspunde direct la acest e-mail.',
        ],
        facts: [
          ['Nume', message.name],
          ['E-mail', message.email],
        ],
        after: message.message.split(/\s*\n\s*/),
      };
    case 'feedback_taken':
      return {
        subject: 'Am primit mesajul tău',
        before: [
          'Am primit mesajul pe care ni l-ai trimis de pe Aproape. Îl citim și îți răspundem la această adresă.',
        ],
        link: { words: 'Întrebări frecvente', path: '/faq' },
        after: ['Dacă nu ne-ai scris tu, cineva a greșit adresa: nu trebuie să faci nimic.'],
      };
  }
}
