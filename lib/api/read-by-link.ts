import 'server-only';
import { setPageStatus } from '#lib/page-gate/page-status.ts';
import { isApiError } from './api-error.ts';

/** For pages whose URL is a key. Null: the api failed (503). */
export async function readByLink<T>(read: Promise<{ data: T }>): Promise<T | 'gone' | null> {
  try {
    return (await read).data;
  } catch (error) {
    if (isApiError(error, 'not_found', 'validation_failed', 'bad_request')) {
      setPageStatus(404);
      return 'gone';
    }
    if (!isApiError(error)) throw error;
    setPageStatus(503);
    return null;
  }
}
