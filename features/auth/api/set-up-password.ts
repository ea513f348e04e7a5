import type { CallInput } from '#contract/types.ts';
import { call, renewCsrfCookie } from '#lib/api/call.ts';

/** Replaces a temporary password. Throws ApiError. */
export async function setUpPassword(body: CallInput<'setupPassword'>['body']): Promise<void> {
  await renewCsrfCookie();
  await call('setupPassword', { body });
}
