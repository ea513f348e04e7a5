import type { ReactNode } from 'react';
import { SessionGuard } from '#features/account/components/session-guard.tsx';
import { QueryProvider } from '#lib/query-provider.tsx';

export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <div className="page flex max-w-4xl flex-col gap-6 py-8 sm:py-12">
      <SessionGuard />
      <QueryProvider>{children}</QueryProvider>
    </div>
  );
}
