import type { ServiceCategory } from '#contract/service.ts';

/** Their categories come first too. */
export function ownServicesFirst(
  categories: readonly ServiceCategory[],
  ownServices: readonly number[],
): ServiceCategory[] {
  const rank = ({ id }: { id: number }) => (ownServices.includes(id) ? 0 : 1);
  const rankOf = ({ services }: ServiceCategory) => Math.min(...services.map(rank));
  return categories
    .map((category) => ({
      ...category,
      services: category.services.toSorted((a, b) => rank(a) - rank(b)),
    }))
    .toSorted((a, b) => rankOf(a) - rankOf(b));
}
