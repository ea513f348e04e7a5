/** Section 8 of the specification: the error catalogue. */
export const section8 = {
  'S8-01': 'A login that answers 401 logs out to clear the session and is tried once more.',
  'S8-02': 'Field errors of a login are shown on its form.',
  'S8-03': 'The messages of a failed social login are listed above the social buttons.',
  'S8-04': 'A failed sign-in with Apple gives a list of errors.',
  'S8-05': 'A 422 on sending or confirming an SMS code shows its field errors.',
  'S8-06': 'The seconds of a refused SMS start the countdown to the next one.',
  'S8-07': 'The errors of a refused temporary registration are shown on its fields.',
  'S8-08': 'The token errors of a temporary registration are shown as a red list.',
  'S8-09': 'A refused resend of the registration code shows its message and removes its cookie.',
  'S8-10': 'A resend of the registration code that succeeds shows its message.',
  'S8-11': 'Refusals of forgot-password, setup-password and confirm-code set their field errors.',
  'S8-12':
    'A password reset says "Parola a fost salvată cu succes. Acum te poți autentifica folosind parola nouă."',
  'S8-13': 'A part of the script that cannot be loaded reloads the page, at most once a minute.',
  'S8-14': 'An unknown route guard is a 500.',
  'S8-15': 'Errors of the list of locations take nothing away: what was shown stays.',
  'S8-16': 'Errors of suggestions are silent.',
  'S8-17': 'The offline status is tracked.',
  'S8-18': 'One result is counted as "1 rezultat", more as "N rezultate".',
  'S8-19': 'No result is counted as "Niciun rezultat în zona ta".',
  'S8-20': 'A price that is hidden, or a total that is null, reads "Preț neafișat".',
  'S8-21':
    'The errors of a refused registration are shown: the one of its code on the code, the others as a list.',
  'S8-22':
    'The errors of POST /api/register/client are a map of fields, confirmation_code among them.',
} as const;
