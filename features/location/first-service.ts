import type { LocationDetail } from '#contract/location-detail.ts';
import { matchServices } from '#domain/search/match-service.ts';

/** Returns the service that a new client of the professional books first. */
export function firstServiceOf(
  { category, service_categories }: LocationDetail,
  professionalId: number,
): { id: number; name: string } | undefined {
  const offered = service_categories.flatMap(({ name: group_name, services }) =>
    services
      .filter((one) => !one.is_subscription && one.professionals.includes(professionalId))
      .map(({ id, name }) => ({
        ...{ id, name, service_name: name, group_name },
        ...{ category_slug: category.slug, names: '' },
      })),
  );
  const [first] = matchServices(offered, []);
  return first && { id: first.id, name: first.name };
}
