import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { MailboxPage, mailboxTitle } from '#features/mailbox/components/mailbox-page.tsx';
import { loadMailbox } from '#features/mailbox/load-mailbox.ts';
import { webEnv } from '#lib/env.ts';

export const metadata: Metadata = { title: mailboxTitle, robots: { index: false } };

export default async function Page({ searchParams }: PageProps<'/dev/mailbox'>) {
  const { to } = await searchParams;
  if (webEnv().APP_MODE === 'production') notFound();
  const recipient = typeof to === 'string' ? to.trim() : '';
  return <MailboxPage recipient={recipient} messages={await loadMailbox(recipient)} />;
}
