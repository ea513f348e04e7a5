import type { Service, ServiceCategory } from '#contract/service.ts';
import type { LocalDate } from '#domain/local-time.ts';
import { maybeBani } from '#domain/money.ts';
import { activeOffer } from '#domain/offer.ts';

/**
 * Returns the categories with what costs the client less before the rest, in each of them and among them: services that
 * their own subscription pays for, then those with an offer on that day, unless their price is hidden. What is alike keeps the order of the location.
 */
export function worthFirst(
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
