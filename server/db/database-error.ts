/** Connection lost or refused, shutting down, too many connections, out of disk or memory, waits that ended. */
const unavailable =
  /^(08...|53...|57P0[1-5]|57014|40001|40P01|55P03|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|EPIPE|EAI_AGAIN)$/;

/** A value that no column can hold. Schemas refuse these; this is the net below them. */
const badValue = /^(22003|22007|22008|22021|22P02|22P05)$/;

/** What a failed query means for the client; null when it is a fault of ours. */
export function meaningOf(error: unknown): 'unavailable' | 'bad_value' | null {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === 'string') {
    if (unavailable.test(code)) return 'unavailable';
    if (badValue.test(code)) return 'bad_value';
  }
  // The pool has no codes of its own.
  const isPool =
    /timeout exceeded when trying to connect|Connection terminated|pool after calling end/;
  return typeof message === 'string' && isPool.test(message) ? 'unavailable' : null;
}
