import type { CardData } from '../card-data.ts';
import { ResultCard } from './result-card.tsx';

type CardGridProps = {
  cards: CardData[];
  label: string;
  /** How many pictures are seen at once. */
  eager?: number;
};

export function CardGrid({ cards, label, eager = 0 }: CardGridProps) {
  return (
    <ul aria-label={label} className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {cards.map((card, index) => (
        <li key={card.id} className="min-w-0">
          <ResultCard card={card} priority={index < eager} />
        </li>
      ))}
    </ul>
  );
}
