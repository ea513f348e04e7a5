// Four digits stay together ("1234 rezultate" as in the spec), five get a dot ("10.000").
const count = new Intl.NumberFormat('ro-RO', { useGrouping: 'min2' });

/**
 * Returns the words for the number of results (spec section 8): '1 rezultat', 'N rezultate',
 * 'Niciun rezultat în zona ta'; 'peste N rezultate' when the api stopped counting at N.
 */
export function resultCountLabel(total: number, exact = true): string {
  if (!exact) return `peste ${count.format(total)} rezultate`;
  if (total === 0) return 'Niciun rezultat în zona ta';
  return total === 1 ? '1 rezultat' : `${count.format(total)} rezultate`;
}
