'use client';

import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { EmptyState } from '#components/ui/notice.tsx';
import { QueryContent } from '#components/ui/query-content.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import type { LocationCard } from '#contract/location-list.ts';
import { maxCounts } from '#contract/values.ts';
import { useLoaded } from '#hooks/use-loaded.ts';
import { favouritesQuery } from '#lib/api/favourites-query.ts';
import { focusHeading } from '#lib/browser/focus-heading.ts';
import { toCardData, type CardData } from '../cards/card-data.ts';
import { loadCardTools } from '../cards/load-card-tools.ts';
import { ownLocationsCopy as copy } from './own-locations-copy.ts';
import { CardGrid } from '../cards/card-grid.tsx';

export function FavouriteList() {
  const heading = useRef<HTMLHeadingElement>(null);
  const later = useLoaded(loadCardTools, true);
  const query = useQuery({ ...favouritesQuery, select: toCards });
  return (
    <>
      <h1 ref={heading} className="text-2xl">
        {copy.favourites}
      </h1>
      <QueryContent
        query={query}
        skeleton={<Skeleton className="h-48 w-full" />}
        failed={copy.failed}
      >
        {(cards) =>
          cards.length > 0 ? (
            <CardGrid
              cards={cards}
              label={copy.favourites}
              level={2}
              tools={(card) =>
                later && (
                  <later.CardTools
                    card={card}
                    together={batchOf(card, cards)}
                    // The card and its focused button are removed.
                    onRemoved={() => focusHeading(heading.current)}
                  />
                )
              }
            />
          ) : (
            <EmptyState
              icon="heart"
              title={copy.none}
              action={<ButtonLink href="/locations">{copy.search}</ButtonLink>}
            >
              {copy.noneHint}
            </EmptyState>
          )
        }
      </QueryContent>
    </>
  );
}

const toCards = (locations: LocationCard[]) => locations.map(toCardData);

function batchOf(card: CardData, cards: CardData[]): CardData[] {
  const size = maxCounts.nextSlotsIds;
  const first = Math.floor(cards.indexOf(card) / size) * size;
  return cards.slice(first, first + size);
}
