/** The words that the primitives say themselves; everything else comes in through props. */
export const copy = {
  close: 'Închide',
  loading: 'Se încarcă…',
  retry: 'Încearcă din nou',
  optional: '(opțional)',
  showPassword: 'Arată parola',
  hidePassword: 'Ascunde parola',
  resend: 'Retrimite codul',
  resendIn: {
    one: 'Poți retrimite peste {n} secundă',
    few: 'Poți retrimite peste {n} secunde',
    other: 'Poți retrimite peste {n} de secunde',
  },
  failed: 'Nu am putut încărca datele.',
  ratingOf: (value: string) => `${value} din 5`,
  noRating: 'Fără recenzii încă',
  reviews: { one: '{n} recenzie', few: '{n} recenzii', other: '{n} de recenzii' },
  breadcrumb: 'Ești aici',
};
