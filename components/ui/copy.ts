/** Texts of the primitives themselves, except forms; all other texts are props. */
export const copy = {
  retry: 'Încearcă din nou',
  ratingOf: (value: string) => `${value} din 5`,
};
