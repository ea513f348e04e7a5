import type { ReactNode } from 'react';
import { NavLink } from '#components/ui/nav-link.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { Rating } from '#components/ui/rating.tsx';
import { locationPath } from '#domain/place/location-path.ts';
import type { CardData } from './card-data.ts';

/** Phones get at most 2x, because 3x weighs twice as much without visible gain. */
const cardSizes =
  '(min-width: 64rem) 24rem, (min-width: 40rem) 48vw, (min-resolution: 1.5dppx) 60vw, 94vw';

type CardGridProps = {
  cards: CardData[];
  label: string;
  leads?: boolean;
  strip?: boolean;
  level?: 2 | 3;
  /** Appended to links. With a search (`?search=tuns`), cards show no "from" price. */
  query?: string;
  tools?: (card: CardData) => ReactNode;
};

export function CardGrid(props: CardGridProps) {
  const { cards, label, leads = false, strip = false, level = 3, query = '', tools } = props;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ul aria-label={label} data-cards className={strip ? 'card-grid card-strip' : 'card-grid'}>
      {cards.map((card, index) => (
        <li key={card.id} className="min-w-0">
          <article className="group relative flex h-full flex-col gap-3">
            <Picture
              src={card.cover}
              width={600}
              height={400}
              tint={card.tint}
              priority={leads && index === 0}
              sizes={cardSizes}
              className="rounded-card border border-line max-sm:aspect-2/1!"
            />
            <div className="flex flex-col gap-0.5">
              <Heading className="text-lg leading-snug">
                <NavLink
                  href={locationPath(card.id, card.slug) + query}
                  cached
                  className="card-link"
                >
                  {card.name}
                </NavLink>
              </Heading>
              <p className="truncate text-sm text-muted first-letter:uppercase">{card.facts}</p>
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <Rating value={card.rating} count={card.reviews} />
                {card.price && !query.includes('search=') && (
                  <span className="tabular text-sm text-ink">{card.price}</span>
                )}
              </div>
            </div>
            {tools && <div className="mt-auto room-for-slots">{tools(card)}</div>}
          </article>
        </li>
      ))}
    </ul>
  );
}
