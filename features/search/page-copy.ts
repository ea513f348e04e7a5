/** The words of the results page that the server says alone. */
export const pageCopy = {
  description:
    'Găsește servicii de înfrumusețare, sănătate și sport aproape de tine, compară notele și prețurile și fă-ți programarea online.',
  loadingFilters: 'Se încarcă filtrele…',
  nearDefault: 'Îți arătăm rezultate din jurul orașului Iași.',
  placeUnknown: (text: string) => `Nu am găsit localitatea „${text}”.`,
  changePlace: 'Schimbă orașul',
};
