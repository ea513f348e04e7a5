/** Copy of the offline page. */
export const copy = {
  title: 'Fără conexiune',
  text: 'Pagina aceasta nu s-a putut încărca. Verifică conexiunea la internet; când revine, pagina se reîncarcă singură.',
  retry: 'Încearcă din nou',
  home: 'Aproape, pagina principală',
  bookings: 'Programările tale viitoare',
  seen: 'Actualizate',
  mayChange: 'Între timp este posibil să se fi schimbat ceva.',
  with: 'cu',
};
