'use client';

import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useStore } from 'zustand/react';
import { Alert } from '#components/ui/alert.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { QueryContent } from '#components/ui/query-content.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import type { LocationCard } from '#contract/location-list.ts';
import { maxCounts } from '#contract/values.ts';
import { plural } from '#domain/words/numbers.ts';
import { favouritesQuery } from '#lib/api/favourites-query.ts';
import { guestFavourites } from '#lib/own/own-locations.ts';
import { accountCopy } from '#components/layout/copy.ts';
import { focusHeading } from '#lib/browser/focus-heading.ts';
import { toCardData, type CardData } from '../cards/card-data.ts';
import { useCardTools } from '../cards/use-card-tools.ts';
import { CardGrid } from '../cards/card-grid.tsx';

export function FavouriteList() {
  const heading = useRef<HTMLHeadingElement>(null);
  const later = useCardTools();
  const query = useQuery({ ...favouritesQuery, select: toCards });
  return (
    <>
      <h1 ref={heading} className="text-xl sm:text-2xl">
        {accountCopy.favourites}
      </h1>
      <QueryContent
        query={query}
        skeleton={<Skeleton className="h-48 w-full" />}
        failed="Nu am putut încărca favoritele."
      >
        {(cards) =>
          cards.length > 0 ? (
            <>
              {cards.length >= maxCounts.favourites && <WaitingNote />}
              <CardGrid
                cards={cards}
                label={accountCopy.favourites}
                level={2}
                tools={(card) =>
                  later && (
                    <later.CardTools
                      card={card}
                      batch={batchOf(card, cards)}
                      onRemoved={() => focusHeading(heading.current)}
                    />
                  )
                }
              />
            </>
          ) : (
            <Notice
              icon="heart"
              title="Nu ai încă nicio locație favorită"
              action={<ButtonLink href="/locations">Caută o locație</ButtonLink>}
            >
              Apasă pe inimioara din dreptul unei locații, iar locația apare aici.
            </Notice>
          )
        }
      </QueryContent>
    </>
  );
}

const waiting = {
  one: 'O locație favorită aleasă fără cont a rămas doar pe acest dispozitiv',
  more: '{n} locații favorite alese fără cont au rămas doar pe acest dispozitiv',
};

function WaitingNote() {
  const { length } = useStore(guestFavourites.store);
  if (length === 0) return null;
  return (
    <Alert>
      {`${plural(length, waiting)}: contul tău are deja ${maxCounts.favourites}. Când elimini dintre cele de mai jos, adăugăm în locul lor ce a rămas pe dispozitiv.`}
    </Alert>
  );
}

const toCards = (locations: LocationCard[]) => locations.map(toCardData);

function batchOf(card: CardData, cards: CardData[]): CardData[] {
  const size = maxCounts.nextSlotsIds;
  const first = Math.floor(cards.indexOf(card) / size) * size;
  return cards.slice(first, first + size);
}
