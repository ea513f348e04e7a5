import { contestMonths } from '#domain/legal/periods.ts';
import type { Operator, Section } from './reading-text.ts';

/** Content moderation and contact points, required by Regulation (EU) 2022/2065. */
export function contentTerms({ email }: Pick<Operator, 'email'>): Section[] {
  return [
    {
      id: 'continut',
      title: 'Cum verificăm conținutul',
      paragraphs: [
        `Recenziile și fotografiile apar fără să le aprobăm dinainte. Dacă o recenzie încalcă legea sau acești termeni, apasă „Raportează” lângă ea și alege motivul. Pentru o fotografie, deschide-o și apasă „Raportează fotografia”; pentru o informație greșită ai un link la „Despre”, pe pagina locației. Formularul se deschide cu adresa paginii și, pentru o fotografie, cu numărul ei. Ne poți scrie și la ${email}: spune despre ce este vorba, de ce crezi asta și cum te cheamă. Dacă ne-ai scris, îți confirmăm primirea.`,
        'Raportările le citesc oameni și tot ei decid, nu programe. Automat verificăm numai forma: lungimea textelor, caracterele lor și tipul fotografiilor. Ce încalcă regulile ascundem, iar la abateri repetate putem închide contul. Autorului și celui care ne-a scris le spunem ce am decis, de ce și unde se pot plânge.',
        `Dacă nu ești de acord cu decizia, scrie-ne la ${email} în cel mult ${contestMonths} luni și o mai verificăm o dată, gratuit. Te poți adresa și Autorității Naționale pentru Administrare și Reglementare în Comunicații (ancom.ro), coordonatorul serviciilor digitale, sau instanței.`,
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
