'use client';

import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { Delayed } from '#components/ui/delayed.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { EmptyState } from '#components/ui/notice.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { maxCounts } from '#contract/values.ts';
import { useLoaded } from '#hooks/use-loaded.ts';
import { favouritesQuery } from '#lib/api/favourites-query.ts';
import { errorSentence } from '#lib/error-sentence.ts';
import { focusHeading } from '#lib/focus-heading.ts';
import { toCardData, type CardData } from '../card-data.ts';
import { loadCardTools } from '../load-card-tools.ts';
import { ownLocationsCopy as copy } from '../own-locations-copy.ts';
import { CardGrid } from './card-grid.tsx';

/** The locations that the client keeps, each with its next free times. */
export function FavouriteList() {
  const heading = useRef<HTMLHeadingElement>(null);
  const later = useLoaded(loadCardTools, true);
  const { data, error, refetch, isFetching } = useQuery(favouritesQuery);
  const cards = data?.map(toCardData) ?? [];
  return (
    <>
      <h1 ref={heading} className="text-2xl">
        {copy.favourites}
      </h1>
      <Delayed pending={!data && !error} skeleton={<Skeleton className="h-48 w-full" />}>
        {!data && (
          <ErrorState title={copy.failed} onRetry={() => void refetch()} retrying={isFetching}>
            {errorSentence(error)}
          </ErrorState>
        )}
        {data?.length === 0 && (
          <EmptyState
            icon="heart"
            title={copy.none}
            action={<ButtonLink href="/locations">{copy.search}</ButtonLink>}
          >
            {copy.noneHint}
          </EmptyState>
        )}
        {cards.length > 0 && (
          <CardGrid
            cards={cards}
            label={copy.favourites}
            level={2}
            tools={(card) =>
              later && (
                <later.CardTools
                  card={card}
                  together={batchOf(card, cards)}
                  // The card goes, and its button with it.
                  onRemoved={() => focusHeading(heading.current)}
                />
              )
            }
          />
        )}
      </Delayed>
    </>
  );
}

/** The cards whose free times come with the same call. */
function batchOf(card: CardData, cards: CardData[]): CardData[] {
  const size = maxCounts.nextSlotsIds;
  const first = Math.floor(cards.indexOf(card) / size) * size;
  return cards.slice(first, first + size);
}
