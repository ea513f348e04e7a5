/** Required by law on pages with reviews and in the terms. */
export const reviewRules =
  'O recenzie este verificată când autorul ei a avut o programare făcută prin Aproape la locația respectivă. Nu ștergem recenzii doar pentru că sunt negative. Nimeni nu plătește pentru recenzii.';
