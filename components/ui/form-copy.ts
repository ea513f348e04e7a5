import { passwordLengths } from '#contract/account-values.ts';

export const formCopy = {
  optional: '(opțional)',
  showPassword: 'Arată parola',
  hidePassword: 'Ascunde parola',
  newPassword: 'Parola nouă',
  confirmPassword: 'Confirmă parola',
  passwordHint: `Cel puțin ${passwordLengths.min} caractere`,
  code: 'Cod de confirmare',
  nextIn: {
    one: 'Poți cere alt cod peste {n} secundă',
    few: 'Poți cere alt cod peste {n} secunde',
    other: 'Poți cere alt cod peste {n} de secunde',
  },
  resend: 'Retrimite codul',
  resendIn: {
    one: 'Poți retrimite peste {n} secundă',
    few: 'Poți retrimite peste {n} secunde',
    other: 'Poți retrimite peste {n} de secunde',
  },
};
