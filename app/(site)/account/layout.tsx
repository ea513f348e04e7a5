import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { PageNote } from '#components/layout/page-note.tsx';
import { AccountNav } from '#features/account/components/account-nav.tsx';
import { SessionGuard } from '#features/account/components/session-guard.tsx';
import { OfflineBookingsSaver, QueryProvider } from '#lib/api/query-provider.tsx';

export const metadata: Metadata = { robots: { index: false } };

export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <div className="page flex flex-col gap-6 pt-2 pb-6 sm:py-10 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:items-start lg:gap-12 print:block!">
      <SessionGuard />
      <PageNote />
      <OfflineBookingsSaver />
      <AccountNav />
      <div className="flex w-full max-w-4xl min-w-0 flex-col gap-4 sm:gap-6">
        <QueryProvider>{children}</QueryProvider>
      </div>
    </div>
  );
}
