export const copy = {
  title: (name: string) => `${name}: regulament`,
  description: (name: string) => `${name}. Regulamentul complet, pe Aproape.`,
  until: (day: string) => `Valabil până pe ${day} inclusiv.`,
  write: 'Pentru întrebări despre concurs ne poți scrie la',
};
