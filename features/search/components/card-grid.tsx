import { classes } from '#components/ui/classes.ts';
import type { CardData } from '../card-data.ts';
import { ResultCard } from './result-card.tsx';

type CardGridProps = {
  cards: CardData[];
  label: string;
  /** How many pictures are seen at once. */
  eager?: number;
  /** A row to swipe on a phone, where it is not what the page is about. */
  strip?: boolean;
  /** Of the headings of the cards. */
  level?: 2 | 3;
};

export function CardGrid({ cards, label, eager = 0, strip = false, level }: CardGridProps) {
  return (
    <ul
      aria-label={label}
      className={classes(
        'gap-x-6 gap-y-10 sm:grid sm:grid-cols-2 lg:grid-cols-3',
        strip
          ? 'no-scrollbar -mx-4 flex snap-x snap-mandatory scroll-px-4 gap-x-4 overflow-x-auto px-4 sm:mx-0 sm:overflow-visible sm:px-0'
          : 'grid',
      )}
    >
      {cards.map((card, index) => (
        <li
          key={card.id}
          className={classes('min-w-0', strip && 'w-[80%] shrink-0 snap-start sm:w-auto')}
        >
          <ResultCard card={card} priority={index < eager} level={level} />
        </li>
      ))}
    </ul>
  );
}
