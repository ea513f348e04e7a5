/** Copy of the business pages and of their section on the home page. */
export const copy = {
  home: 'Acasă',
  join: 'Devino partener',
  write: 'Scrie-ne',
  benefitsLink: 'Beneficii și preț',
  landing: {
    title: 'Pentru afaceri',
    searchTitle: 'Programări online pentru afacerea ta',
    description:
      'Programări online pentru saloane, clinici și săli de sport: apari în căutări, clienții își aleg singuri ora.',
    audience: 'Saloane, clinici și săli de sport',
    promise: 'Clienți noi, fără telefoane între două programări',
    text: 'Pe Aproape, oamenii din zona ta văd ce oferi, cât costă și ce ore ai libere, apoi își fac singuri programarea.',
  },
  gains: {
    title: 'Ce câștigi',
    list: [
      {
        title: 'Clienții te găsesc',
        text: 'Apari în căutările din zona ta, cu servicii, prețuri, echipă, fotografii și recenzii.',
      },
      {
        title: 'Programări și când nu răspunzi la telefon',
        text: 'Clienții văd orele libere și rezervă oricând, și după program. Aceeași oră nu se poate rezerva de două ori.',
      },
      {
        title: 'Tu hotărăști',
        text: 'Confirmi automat sau pe rând, cum vrei; termenul de anulare și întrebările pentru client le alegi tu.',
      },
      {
        title: 'Oferte, vouchere, abonamente',
        text: 'Umpli orele goale cu oferte și aduci clienții înapoi cu abonamente.',
      },
      {
        title: 'Recenzii verificate',
        text: 'Marcăm recenziile celor care au avut o programare la tine prin Aproape.',
      },
      {
        title: 'Banii ajung direct la tine',
        text: 'Clientul plătește la locație. Nimic nu trece prin noi.',
      },
    ],
  },
  steps: {
    title: 'Cum începi',
    register: { title: 'Te înscrii', text: 'în portalul partenerilor, cu datele firmei tale.' },
    write: { title: 'Ne scrii', text: 'un e-mail cu datele firmei tale.' },
    fill: { title: 'Completezi', text: 'serviciile, prețurile, echipa și programul.' },
    send: { title: 'Ne trimiți', text: 'serviciile, prețurile, echipa și programul.' },
    bookings: 'Primești programări',
    byMail: 'pe e-mail.',
    byMailAndApp: 'pe e-mail și în aplicația pentru afaceri.',
  },
  categoriesTitle: 'Pentru ce fel de afacere?',
  closing: 'Hai pe Aproape',
  closingText: 'Înscrierea se face online, în portalul partenerilor.',
  closingWrite: 'Scrie-ne și îți spunem cum începi.',
  pricing: {
    title: 'Ai o afacere? Beneficii și preț',
    list: [
      'pagina ta, cu servicii, prețuri, echipă, fotografii și recenzii',
      'programări online, oricâte, pentru oricâți specialiști',
      'oferte, vouchere și abonamente',
      'clientul plătește direct la tine',
    ],
    perMonth: 'pe lună + TVA, pentru o locație',
    noPrice: 'Prețul îl vezi în portalul partenerilor, înainte să te înscrii.',
    noPriceWrite: 'Scrie-ne și îți spunem prețul.',
    more: 'Află mai multe',
  },
};
