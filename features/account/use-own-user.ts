import { useQuery } from '@tanstack/react-query';
import { useSession } from '#hooks/use-session.ts';
import { userQuery } from './api/user-query.ts';

/** The signed-in client: as the page came with them, then as this tab's session knows them. */
export function useOwnUser() {
  const { user } = useSession();
  const { data, error, refetch, isFetching } = useQuery(userQuery);
  return { user: user ?? data ?? null, error, refetch, isFetching };
}
