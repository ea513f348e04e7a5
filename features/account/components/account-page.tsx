import { dehydrate, HydrationBoundary, type QueryClient } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { Skeleton } from '#components/ui/skeleton.tsx';

type AccountPageProps = { title: string; client: QueryClient; children: ReactNode };

export function AccountPage({ title, client, children }: AccountPageProps) {
  return (
    <>
      <h1 className="text-xl sm:text-2xl">{title}</h1>
      <HydrationBoundary state={dehydrate(client)}>{children}</HydrationBoundary>
    </>
  );
}

type AccountSectionProps = { title: string; hint?: ReactNode; children: ReactNode };

export function AccountSection({ title, hint, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 narrow:p-3 sm:p-6"
    >
      <div className="flex flex-col gap-1">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {hint && <p className="max-w-reading text-muted">{hint}</p>}
      </div>
      {children}
    </section>
  );
}

export function AccountSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-8">
      <p role="status" className="sr-only">
        Se încarcă…
      </p>
      <Skeleton className="h-64 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}
