import type { Metadata } from 'next';
import { AccountMenu } from '#features/account/components/account-menu.tsx';
import { copy } from '#features/account/account-links.ts';

export const metadata: Metadata = { title: copy.account, robots: { index: false } };

// Private: must not be cached.
export const dynamic = 'force-dynamic';

export default function Page() {
  return <AccountMenu />;
}
