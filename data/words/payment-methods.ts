export const paymentMethodRows = [
  'Numerar',
  'Card la locație',
  'Transfer bancar',
  'Tichete cadou',
  'Asigurare privată de sănătate',
].map((name, index) => ({ id: index + 1, name, position: index + 1 }));
