import type { Metadata } from 'next';
import { SubscriptionsPage } from '#features/account/components/subscriptions-page.tsx';
import { copy } from '#features/account/copy.ts';

export const metadata: Metadata = { title: copy.subscriptions, robots: { index: false } };

export default function Page() {
  return <SubscriptionsPage />;
}
