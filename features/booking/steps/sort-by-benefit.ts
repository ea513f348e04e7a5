import type { Service, ServiceCategory } from '#contract/service.ts';
import type { LocalDate } from '#domain/time/local-time.ts';
import { maybeBani } from '#domain/money/money.ts';
import { activeOffer } from '#domain/money/offer.ts';

/**
 * Services that the client's subscription pays come first, then those with a visible price and an
 * active offer. Categories sort by their best service.
 */
export function sortByBenefit(
  categories: readonly ServiceCategory[],
  ownServices: readonly number[],
  day: LocalDate,
): ServiceCategory[] {
  const rank = ({ id, offers, price, hidden_price: isHidden }: Service) => {
    if (ownServices.includes(id)) return 0;
    return !isHidden && activeOffer(offers, maybeBani(price), day) ? 1 : 2;
  };
  const rankOf = ({ services }: ServiceCategory) => Math.min(...services.map(rank));
  return categories
    .map((category) => ({
      ...category,
      services: category.services.toSorted((a, b) => rank(a) - rank(b)),
    }))
    .toSorted((a, b) => rankOf(a) - rankOf(b));
}
