import type { DataTag, QueryClient, QueryKey, Updater } from '@tanstack/react-query';

/** Aborts reads that began before the change, because their late responses would undo it. */
export async function storeChange<T>(
  client: QueryClient,
  queryKey: DataTag<QueryKey, T, Error>,
  changed: Updater<NoInfer<T> | undefined, NoInfer<T> | undefined>,
): Promise<void> {
  await client.cancelQueries({ queryKey });
  client.setQueryData<T>(queryKey, changed);
}
