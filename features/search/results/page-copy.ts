/** Copy used only by the server. */
export const pageCopy = {
  description:
    'Înfrumusețare, sănătate și sport aproape de tine: compară prețuri, alege ora și rezervă online.',
  skipToResults: 'Sari la rezultate',
  loadingFilters: 'Se încarcă filtrele…',
  nearDefault: 'Îți arătăm rezultate din jurul orașului Iași.',
  placeUnknown: (text: string) => `Nu am găsit localitatea „${text}”.`,
  placeMeant: 'Poate ai vrut să cauți în',
  changePlace: 'Schimbă orașul',
};
