/** The words of what is shown without a connection. */
export const copy = {
  title: 'Ești offline',
  text: 'Pagina aceasta are nevoie de internet. Se deschide singură când revine conexiunea.',
  retry: 'Încearcă din nou',
  home: 'Aproape, pagina principală',
  bookings: 'Rezervările tale care urmează',
  seen: 'Văzute ultima oară',
  mayChange: 'De atunci se putea schimba ceva.',
  with: 'cu',
};
