/** The notice that Google requires where the badge of its captcha is hidden. */
export const copy = {
  before: 'Protejat de reCAPTCHA. Se aplică ',
  privacy: 'Politica de confidențialitate',
  and: ' și ',
  terms: 'Termenii',
  after: ' Google.',
};
