import type { Operator, Section } from './reading-text.ts';

/** What happens to content that breaks the rules, and the contact points of Regulation (EU) 2022/2065. */
export function contentTerms({ email }: Pick<Operator, 'email'>): Section[] {
  return [
    {
      id: 'continut',
      title: 'Cum verificăm conținutul',
      paragraphs: [
        `Recenziile și fotografiile apar fără să le aprobăm dinainte. Dacă una încalcă legea sau acești termeni, apasă „Raportează” la recenzie și alege motivul sau scrie-ne la ${email}: spune care este, de ce crezi asta și cum te cheamă. Dacă ne-ai scris, îți confirmăm primirea.`,
        'Semnalările le citesc și le hotărăsc oameni, nu programe. Automat verificăm numai forma: lungimea textelor, caracterele lor și tipul fotografiilor. Ce încalcă regulile ascundem, iar la abateri repetate putem închide contul. Îi scriem autorului, și celui care ne-a scris, ce am hotărât, de ce și unde se pot plânge.',
        `Dacă nu ești de acord cu hotărârea, scrie-ne la ${email} în cel mult 6 luni și o mai verificăm o dată. Te poți adresa și Autorității Naționale pentru Administrare și Reglementare în Comunicații (ancom.ro), coordonatorul serviciilor digitale, sau instanței.`,
      ],
    },
    {
      id: 'puncte-de-contact',
      title: 'Puncte de contact',
      paragraphs: [
        `Punctul unic de contact pentru utilizatori și cel pentru autoritățile statelor membre, Comisia Europeană și Comitetul european pentru servicii digitale (art. 11 și 12 din Regulamentul (UE) 2022/2065) este ${email}. Ne poți scrie în română sau în engleză și îți răspunde un om.`,
      ],
    },
  ];
}
