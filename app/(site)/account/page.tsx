import type { Metadata } from 'next';
import { AccountMenu } from '#features/account/components/account-menu.tsx';
import { copy } from '#features/account/account-links.ts';

export const metadata: Metadata = { title: copy.account, robots: { index: false } };

export default function Page() {
  return <AccountMenu />;
}
