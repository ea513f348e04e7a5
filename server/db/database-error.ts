const unavailable =
  /^(08...|53...|57P0[1-5]|57014|25006|40001|40P01|55P03|E(CONN(REFUSED|RESET|ABORTED)|TIMEDOUT|NOTFOUND|PIPE|AI_AGAIN|(HOST|NET)(UNREACH|DOWN)))$/;

/** Values that PostgreSQL cannot read. The contract's schemas should reject them before a query. */
const badValue = /^(22003|22007|22008|22021|22P02|22P05)$/;

/** Classifies a failed query; null = a bug. */
export function meaningOf(error: unknown): 'unavailable' | 'bad_value' | null {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === 'string') {
    if (unavailable.test(code)) return 'unavailable';
    if (badValue.test(code)) return 'bad_value';
  }
  // Errors of the pool and its connections have no codes.
  const isPool =
    /timeout exceeded when trying to connect|Connection terminated|is not queryable|pool after calling end/;
  return typeof message === 'string' && isPool.test(message) ? 'unavailable' : null;
}
