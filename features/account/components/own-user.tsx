import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { QueryContent } from '#components/ui/query-content.tsx';
import type { User } from '#contract/session.ts';
import { useSession } from '#hooks/use-session.ts';
import { userQuery } from '../api/account-queries.ts';
import { AccountSkeleton } from './account-page.tsx';

/** Prefers the session's user, because the query lacks later changes. */
export function OwnUser({ children }: { children: (user: User) => ReactNode }) {
  const session = useSession();
  const { data, error, refetch, isFetching } = useQuery(userQuery);
  return (
    <QueryContent
      query={{ data: session.user ?? data, error, refetch, isFetching }}
      skeleton={<AccountSkeleton />}
      failed="Nu am putut încărca profilul."
    >
      {(user) => (
        <div className="flex flex-col gap-6">
          <noscript>
            <p className="text-danger">
              Ca să schimbi ceva aici, ai nevoie de JavaScript. Activează-l și reîncarcă pagina.
            </p>
          </noscript>
          {children(user)}
        </div>
      )}
    </QueryContent>
  );
}
