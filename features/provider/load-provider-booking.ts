import type { ProviderBooking } from '#contract/provider.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { setPageStatus } from '#lib/page-gate/page-status.ts';
import { serverCall } from '#lib/api/server-call.ts';

/** `gone`: the link is no longer valid. Null: the api failed. */
export async function loadProviderBooking(token: string): Promise<ProviderBooking | 'gone' | null> {
  try {
    return (await serverCall('providerBooking', { params: { token } })).data;
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
