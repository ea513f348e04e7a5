import { maxPriced } from '#contract/location-order.ts';
import { matchServices, namesCategory } from '#domain/search/match-service.ts';
import type { PriceRange } from '#domain/search/read-price.ts';
import type { Db } from '#server/deps.ts';
import { loadBookable } from '../slots/bookable-repository.ts';
import { inRange, lowestPrice, pricedDays } from '../slots/price-range.ts';
import type { CardRow } from './card-repository.ts';
import type { LocationFilter } from './matching-repository.ts';
import { searchLocations, type Hits, type Slice } from './search-repository.ts';

export async function findPriced(
  db: Db,
  filter: LocationFilter,
  { sort, limit, offset, price, now }: Slice & { price: PriceRange | null; now: Date },
): Promise<Hits> {
  const { cards, total, isCut } = await searchLocations(db, filter, {
    sort: sort === 'price' ? null : sort,
    limit: maxPriced,
    offset: 0,
    isCounted: true,
  });
  const days = pricedDays(filter.freeOn, now);
  const ids = cards.map(({ id }) => id);
  const servicesOf = await loadBookable(db, ids);
  const priced = cards.flatMap((card) => {
    const fitting = matchServices(servicesOf.get(card.id) ?? [], filter.words);
    const [first] = inRange(fitting, price, days);
    return first ? { card, price: lowestPrice(first, days) } : [];
  });
  // Even sorted by price, a search for massage lists massage salons before cheaper hairdressers.
  const isOther = ({ category }: CardRow) => !namesCategory(category.slug, filter.words);
  const cheapest = priced.toSorted(
    (one, other) =>
      Number(isOther(one.card)) - Number(isOther(other.card)) || one.price - other.price,
  );
  const sorted = sort === 'price' ? cheapest : priced;
  return {
    cards: sorted.slice(offset, offset + limit).map(({ card }) => card),
    total: priced.length,
    isCut: isCut || total > cards.length,
  };
}
