/** The words of the frame around every page. */
export const copy = {
  title: 'Aproape – programări online la saloane, frizerii și medici',
  description:
    'Găsește saloane, frizerii, clinici și săli de sport aproape de tine și fă-ți programarea online în câțiva pași.',
  home: 'Aproape, pagina principală',
  skip: 'Sari la conținut',
  menu: 'Meniu',
  close: 'Închide',
  mainNavigation: 'Navigare principală',
  search: 'Caută',
  blog: 'Blog',
  business: 'Pentru afaceri',
  register: 'Înscrie-ți afacerea',
  homePage: 'Acasă',
  groups: { explore: 'Explorează', business: 'Afaceri', account: 'Contul tău' },
  promise: 'Programări la specialiști din apropiere.',
  follow: 'Urmărește-ne',
  offline: 'Ești offline. Vezi doar ce era deja încărcat.',
  sal: 'Soluționarea alternativă a litigiilor (SAL)',
  places: 'Date despre localități:',
  placesLicence: 'GeoNames, CC BY 4.0',
  notFound: {
    pageTitle: 'Pagina nu a fost găsită',
    title: '404 Not Found',
    message: 'This page could not be found',
    text: 'Pagina nu există sau a fost mutată. Poți căuta un serviciu sau te poți întoarce la pagina principală.',
  },
};
