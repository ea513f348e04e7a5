/** The words that the primitives of forms say themselves. */
export const formCopy = {
  optional: '(opțional)',
  showPassword: 'Arată parola',
  hidePassword: 'Ascunde parola',
  resend: 'Retrimite codul',
  resendIn: {
    one: 'Poți retrimite peste {n} secundă',
    few: 'Poți retrimite peste {n} secunde',
    other: 'Poți retrimite peste {n} de secunde',
  },
};
