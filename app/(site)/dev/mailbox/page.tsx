import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { MailboxMessage } from '#contract/mailbox.ts';
import { MailboxPage, mailboxTitle } from '#features/mailbox/components/mailbox-page.tsx';
import { isApiError } from '#lib/api/api-error.ts';
import { serverCall } from '#lib/api/server-call.ts';
import { webEnv } from '#lib/env.ts';
import { setPageStatus } from '#lib/page-gate/page-status.ts';

export const metadata: Metadata = { title: mailboxTitle, robots: { index: false } };

export default async function Page({ searchParams }: PageProps<'/dev/mailbox'>) {
  const { to } = await searchParams;
  if (webEnv().APP_MODE === 'production') notFound();
  const recipient = typeof to === 'string' ? to.trim() : '';
  return <MailboxPage recipient={recipient} messages={await loadMailbox(recipient)} />;
}

async function loadMailbox(recipient: string): Promise<MailboxMessage[] | null> {
  try {
    const query = recipient ? { to: recipient } : {};
    return (await serverCall('mailbox', { query })).data;
  } catch (error) {
    if (!isApiError(error)) throw error;
    setPageStatus(503);
    return null;
  }
}
