import { dehydrate, HydrationBoundary, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

type AccountPageProps = { title: string; client: QueryClient; children: ReactNode };

export function AccountPage({ title, client, children }: AccountPageProps) {
  return (
    <>
      <h1 className="text-xl sm:text-2xl">{title}</h1>
      <HydrationBoundary state={dehydrate(client)}>{children}</HydrationBoundary>
    </>
  );
}
