import { businessCopy } from '#components/layout/copy.ts';
import { pendingHours } from '#domain/booking/booking-status.ts';

export const businessLanding = {
  href: '/business',
  label: 'Pentru afaceri',
  searchTitle: 'Programări online pentru afacerea ta',
  description:
    'Programări online pentru saloane, clinici și săli de sport: apari în căutări, iar clienții își aleg singuri ora.',
  audience: 'Saloane, clinici și săli de sport',
  promise: 'Clienți noi și mai puține telefoane între două programări',
  text: 'Pe Aproape, oamenii din zona ta văd ce oferi, cât costă și ce ore ai libere, apoi își fac singuri programarea.',
  gains: {
    'Clienții te găsesc':
      'Apari în căutările din zona ta, cu servicii, prețuri, echipă, fotografii și recenzii.',
    'Programări și când nu răspunzi la telefon':
      'Clienții văd orele libere și rezervă oricând, și după program. Pe Aproape, doi clienți nu pot rezerva același specialist pentru același interval.',
    'Tu hotărăști':
      'Programările se confirmă automat sau le confirmi tu, una câte una; termenul de anulare și întrebările pentru client le alegi tu.',
    'Oferte, vouchere, abonamente':
      'Umpli zilele goale cu oferte și aduci clienții înapoi cu vouchere și abonamente.',
    'Recenzii verificate':
      'Marcăm recenziile celor care au avut o programare la tine prin Aproape.',
    'Banii ajung direct la tine': 'Clientul plătește la locație. Banii nu trec prin noi.',
  },
};

const ways = businessCopy.categories;

export const businessCategories = {
  'beauty-and-care': {
    ...ways['beauty-and-care'],
    searchTitle: 'Programări online pentru saloane, frizerii și machiaj',
    description:
      'Programări online pentru saloane, frizerii, manichiură și machiaj: agendă la zi, mai puține telefoane.',
    promise: 'Mâinile la lucru, agenda pe Aproape',
    text: 'Clienții își aleg serviciile, specialistul și ora în timp ce tu lucrezi. Agenda este la zi, iar telefonul sună mai rar.',
    categories: ['Saloane de coafură', 'Frizerii', 'Unghii', 'Machiaj'],
    gains: {
      'Specialistul preferat':
        'Clienții rezervă direct la specialistul lor, iar cei grăbiți, la oricine este liber.',
      'Mai multe servicii într-o vizită':
        'Tuns, spălat și aranjat se rezervă împreună, cu durata și totalul calculate.',
      'Pagina ta de prezentare': 'Fotografii cu lucrările tale, prețuri la vedere și recenzii.',
    },
  },
  'health-and-wellness': {
    ...ways['health-and-wellness'],
    searchTitle: 'Programări online pentru cabinete, spa și masaj',
    description:
      'Programări online pentru cabinete, clinici, spa și masaj: ore clare, întrebări înainte de vizită.',
    promise: 'Pacienții își găsesc ora, tu îți vezi de pacienți',
    text: 'Orele libere se văd imediat, iar recepția răspunde la mai puține telefoane.',
    categories: ['Cabinete și clinici', 'Spa', 'Masaj'],
    gains: {
      'Confirmi tu, dacă vrei': `Cererile pot aștepta răspunsul tău cel mult ${pendingHours} de ore; în acest timp ora este păstrată.`,
      'Întrebări înainte de vizită':
        'Alegi ce trebuie să îți spună clientul când rezervă. La cabinetele medicale îl rugăm, sub câmpul pentru mesaj, să nu scrie informații medicale.',
      'Aparate și săli, fără suprapuneri':
        'Același aparat sau aceeași sală nu se rezervă de două ori la aceeași oră.',
    },
  },
  'sports-and-recreation': {
    ...ways['sports-and-recreation'],
    searchTitle: 'Programări online pentru săli de sport',
    description: 'Programări și abonamente online pentru săli de sport și antrenori.',
    promise: 'Ședințe rezervate, abonamente folosite',
    text: 'Membrii își rezervă singuri ședințele, cu abonamentul lor sau plătind la locație.',
    categories: ['Săli de sport', 'Antrenori personali'],
    gains: {
      'Abonamente cu ședințe':
        'Clientul vede câte ședințe mai are și până când; fiecare programare cu abonamentul folosește una.',
      'Antrenorul potrivit': 'Fiecare antrenor are propriul program și propriile ore libere.',
      'Oferte pentru zilele goale': 'Alegi perioada și reducerea, iar prețul se calculează singur.',
    },
  },
} satisfies Record<keyof typeof ways, object>;

export type BusinessCategoryName = keyof typeof businessCategories;
