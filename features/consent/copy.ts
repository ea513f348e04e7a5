export const copy = {
  title: 'Preferințe de marketing',
  text: 'Folosim cookie-uri și date din browser. Cele esențiale țin pagina în funcțiune; pe celelalte le folosim numai dacă ești de acord.',
  more: 'Află mai multe',
  all: 'Acceptă tot',
  essential: 'Doar esențiale',
  selection: 'Salvează selecția',
  close: 'Închide',
  saved: 'Am salvat preferințele tale.',
  notStored: 'Browserul nu păstrează alegerea: te întrebăm din nou data viitoare.',
};
