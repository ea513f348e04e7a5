import { useRef } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand/react';
import { classes } from '#components/ui/classes.ts';
import { Icon } from '#components/ui/icon.tsx';
import { showToast } from '#lib/browser/show-toast.ts';
import { maxCounts } from '#contract/values.ts';
import { favouritesFull } from '#domain/words/count-labels.ts';
import { errorSentence } from '#lib/api/error-sentence.ts';
import { call } from '#lib/api/call.ts';
import { favouritesQuery } from '#lib/api/favourites-query.ts';
import { guestFavourites } from '#lib/own/own-locations.ts';
import { getQueryClient } from '#lib/api/query-client.ts';
import { useSession } from '#hooks/use-session.ts';

type HeartButtonProps = {
  location: { id: number; name: string };
  className?: string;
  onRemoved?: () => void;
};

export function HeartButton({ location: { id, name }, className, onRemoved }: HeartButtonProps) {
  const { isClient, isFull, isFavourite, change } = useFavourite(id);

  const toast = useRef<ReturnType<typeof showToast>>(null);
  const say = (...message: Parameters<typeof showToast>) => {
    toast.current = showToast(...message);
  };

  const toggle = () => {
    if (change.isPending) return;
    void toast.current?.then((dismiss) => dismiss?.());
    if (isFull && !isFavourite) return say(favouritesFull(maxCounts.guestFavourites), 'error');
    change.mutate(!isFavourite, {
      onSuccess: () => {
        if (isFavourite) onRemoved?.();
        else
          say(
            isClient
              ? 'Am adăugat locația la „Favorite”, în contul tău.'
              : 'Am adăugat locația la favorite. O găsești pe pagina principală.',
          );
      },
      onError: (error) => say(errorSentence(error), 'error'),
    });
  };

  return (
    <button
      type="button"
      aria-pressed={isFavourite}
      aria-label={`Adaugă la favorite: ${name}`}
      onClick={toggle}
      className={classes(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-full border border-line bg-surface transition-colors hover:bg-sunken',
        isFavourite ? 'text-brand' : 'text-ink',
        className,
      )}
    >
      <Icon name="heart" filled={isFavourite} />
    </button>
  );
}

function useFavourite(id: number) {
  const isClient = useSession().user !== null;
  const guestIds = useStore(guestFavourites.store);
  const list = useQuery({ ...favouritesQuery, enabled: isClient }, getQueryClient());
  const change = useMutation(
    {
      mutationFn: async (isFavourite: boolean) => {
        if (!isClient) return isFavourite ? guestFavourites.add(id) : guestFavourites.remove(id);
        const input = { params: { location_id: id } };
        await (isFavourite ? call('addFavourite', input) : call('deleteFavourite', input));
        await getQueryClient().invalidateQueries(favouritesQuery);
      },
    },
    getQueryClient(),
  );
  const isStored = isClient ? list.data?.some((one) => one.id === id) : guestIds.includes(id);
  // After a failed refetch, the list lacks the change.
  const isNewer = change.isPending || (change.isSuccess && list.isError);
  const isFull = !isClient && guestIds.length >= maxCounts.guestFavourites;
  return {
    isClient,
    isFull,
    isFavourite: isNewer ? change.variables : Boolean(isStored),
    change,
  };
}
