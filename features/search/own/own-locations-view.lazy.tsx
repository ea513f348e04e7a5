import { useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand/react';
import { accountCopy } from '#components/layout/copy.ts';
import { Button } from '#components/ui/button.tsx';
import { NavLink } from '#components/ui/nav-link.tsx';
import { showToast } from '#lib/browser/show-toast.ts';
import { useLast } from '#hooks/use-last.ts';
import { useSession } from '#hooks/use-session.ts';
import { favouritesQuery } from '#lib/api/favourites-query.ts';
import { getQueryClient } from '#lib/api/query-client.ts';
import { guestFavourites, recentLocations } from '#lib/own/own-locations.ts';
import { cardsQuery, toCardData, type CardData } from '../cards/card-data.ts';
import { CardSection } from '../cards/cached-cards.tsx';

const cardLimit = 6;

export function OwnLocationsView() {
  return (
    <>
      <Favourites />
      <Recent />
    </>
  );
}

function Favourites() {
  const isClient = useSession().user !== null;
  const guestIds = useStore(guestFavourites.store);
  const own = useQuery({ ...favouritesQuery, enabled: isClient }, getQueryClient());
  const stored = useStoredCards(isClient ? [] : guestIds);
  const cards = isClient ? (own.data ?? []).map(toCardData) : stored;
  return (
    <CardSection title={accountCopy.favourites} cards={cards.slice(0, cardLimit)}>
      {isClient && (
        <NavLink
          href="/account/favourites"
          className="inline-flex min-h-target items-center text-sm font-semibold text-brand underline-offset-4 hover:underline"
        >
          Vezi toate favoritele
        </NavLink>
      )}
    </CardSection>
  );
}

function Recent() {
  const ids = useStore(recentLocations.store);
  const clear = () => {
    recentLocations.clear();
    void showToast('Am șters lista locațiilor văzute recent.');
  };
  return (
    <CardSection title="Văzute recent" cards={useStoredCards(ids).slice(0, cardLimit)}>
      <Button variant="quiet" size="small" onClick={clear}>
        Șterge lista
      </Button>
    </CardSection>
  );
}

function useStoredCards(ids: number[]): CardData[] {
  const { data } = useQuery(cardsQuery(ids), getQueryClient());
  const cards = useLast(data) ?? [];
  return cards.filter(({ id }) => ids.includes(id)).map(toCardData);
}
