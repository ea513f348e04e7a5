export const copy = {
  contents: 'Cuprins',
  since: (date: string) => `În vigoare din ${date}`,
  write: 'Scrie-ne',
};
