/** Connection lost, shutting down, too many connections, out of disk or memory, read-only, waits that ended; no way to the server. */
const unavailable =
  /^(08...|53...|57P0[1-5]|57014|25006|40001|40P01|55P03|E(CONN(REFUSED|RESET|ABORTED)|TIMEDOUT|NOTFOUND|PIPE|AI_AGAIN|(HOST|NET)(UNREACH|DOWN)))$/;

/** A value that no column can hold. Schemas refuse these; this is the net below them. */
const badValue = /^(22003|22007|22008|22021|22P02|22P05)$/;

/** What a failed query means for the client; null when it is a fault of ours. */
export function meaningOf(error: unknown): 'unavailable' | 'bad_value' | null {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === 'string') {
    if (unavailable.test(code)) return 'unavailable';
    if (badValue.test(code)) return 'bad_value';
  }
  // The pool and its connections have no codes of their own.
  const isPool =
    /timeout exceeded when trying to connect|Connection terminated|is not queryable|pool after calling end/;
  return typeof message === 'string' && isPool.test(message) ? 'unavailable' : null;
}
