import 'server-only';
import type { LinkedBooking } from '#contract/booking-link.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { sessionCall } from '#lib/api/server-call.ts';
import { setPageStatus } from '#lib/page-gate/page-status.ts';

/** Sets the status of the page. Forwards the remote address, which the api limits. */
export async function loadLinkedBooking(token: string): Promise<LinkedBooking | 'gone' | 'failed'> {
  try {
    return (await sessionCall('linkedBooking', { params: { token } })).data;
  } catch (error) {
    if (isApiError(error, 'not_found', 'validation_failed', 'bad_request')) {
      setPageStatus(404);
      return 'gone';
    }
    if (!isApiError(error)) throw error;
    setPageStatus(503);
    return 'failed';
  }
}
