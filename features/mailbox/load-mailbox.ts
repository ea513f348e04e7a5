import type { MailboxMessage } from '#contract/mailbox.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { setPageStatus } from '#lib/page-gate/page-status.ts';
import { serverCall } from '#lib/api/server-call.ts';

/** Null if the api fails. */
export async function loadMailbox(recipient: string): Promise<MailboxMessage[] | null> {
  try {
    const query = recipient ? { to: recipient } : {};
    return (await serverCall('mailbox', { query })).data;
  } catch (error) {
    if (!isApiError(error)) throw error;
    setPageStatus(503);
    return null;
  }
}
