import type { Metadata } from 'next';
import { ProfilePage } from '#features/account/components/profile-page.tsx';
import { copy } from '#features/account/copy.ts';

export const metadata: Metadata = { title: copy.profile, robots: { index: false } };

export default function Page() {
  return <ProfilePage />;
}
