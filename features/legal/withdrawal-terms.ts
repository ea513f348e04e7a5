import { refundDays, withdrawalDays } from '#domain/booking/withdrawal.ts';
import type { Operator, Section } from './reading-text.ts';

export function withdrawalTerms({ email }: Pick<Operator, 'email'>): Section[] {
  return [
    {
      id: 'retragere',
      title: 'Retragerea din abonament',
      paragraphs: [
        `Dacă ai cumpărat un abonament ca persoană fizică, pentru tine și nu pentru o afacere, te poți retrage din contract în ${withdrawalDays} zile, fără să spui de ce și fără costuri. Termenul începe în ziua în care ai făcut programarea cu care l-ai cumpărat; dacă ultima zi cade sâmbăta, duminica sau într-o sărbătoare legală, ține până în prima zi lucrătoare inclusiv.`,
        `Retragerea o faci din cont: „Abonamente”, „Retrage-te din contract”, apoi „Confirmă retragerea”. Primești imediat confirmarea pe e-mail, iar locația este anunțată. Poți folosi și formularul de mai jos sau orice altă declarație clară, trimisă locației sau la ${email}; ajunge să o trimiți înainte să expire termenul. Îți confirmăm primirea și în acest caz.`,
        `Primești înapoi prețul abonamentului, mai puțin ședințele folosite, adică cele care au început: din preț se scade prețul unei ședințe, înmulțit cu numărul lor. De exemplu, dintr-un abonament de 600 RON cu 10 ședințe, după o ședință primești înapoi 540 RON. Banii îi dă locația, în cel mult ${refundDays} zile de la retragere, pe aceeași cale pe care ai plătit. Dacă nu ai plătit încă, achiți doar ședințele folosite.`,
        'Programările viitoare făcute cu abonamentul se anulează odată cu retragerea, chiar dacă termenul lor de anulare a trecut; le vezi înainte să confirmi. Nu plătești nimic pentru ele.',
        'Nu te mai poți retrage:',
      ],
      items: [
        'după ce termenul a expirat;',
        'după ce ai folosit toate ședințele: ai cerut ca ele să aibă loc în termen, iar contractul a fost executat în întregime.',
      ],
    },
    {
      id: 'retragere-exceptii',
      title: 'Când legea nu îți dă dreptul de retragere',
      paragraphs: [
        'Pentru serviciile de sănătate legea nu prevede dreptul de retragere, dar la abonamentele cumpărate prin Aproape îl ai și pentru ele, în aceleași condiții. O programare simplă nu te obligă la plată până la vizită: o anulezi din „Rezervările mele”, până la termenul afișat.',
      ],
    },
    {
      id: 'formular-retragere',
      title: 'Formular de retragere',
      paragraphs: [
        'Completează și trimite acest formular numai dacă vrei să te retragi din contract și nu folosești butonul din cont.',
      ],
      items: [
        `Către: [numele, adresa și e-mailul locației] sau ${email}`,
        'Vă informez prin prezenta cu privire la retragerea mea din contractul referitor la prestarea următorului serviciu: [abonamentul]',
        'Comandat la data de: [data programării cu care l-ai cumpărat]',
        'Numele consumatorului: [numele tău]',
        'Adresa consumatorului: [adresa ta]',
        'Semnătura consumatorului: [doar dacă trimiți formularul pe hârtie]',
        'Data: [data]',
      ],
    },
  ];
}
