import type { Metadata } from 'next';
import { SecurityPage } from '#features/account/components/security-page.tsx';
import { copy } from '#features/account/copy.ts';

export const metadata: Metadata = { title: copy.security, robots: { index: false } };

export default function Page() {
  return <SecurityPage />;
}
