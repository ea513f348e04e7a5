import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';

/** Aborts reads that began before the change: a late response would undo it. */
export async function storeChange<T>(
  client: QueryClient,
  queryKey: DataTag<QueryKey, T, Error>,
  changed: NoInfer<T>,
): Promise<void> {
  await client.cancelQueries({ queryKey });
  client.setQueryData<T>(queryKey, changed);
}
