import type { LocationDetail } from '#contract/location-detail.ts';
import { Avatar } from '#components/ui/avatar.tsx';
import { matchServices } from '#domain/search/match-service.ts';
import { LaterTools } from './later-tools.tsx';

export function Team({ location }: { location: LocationDetail }) {
  const { id: locationId, slug, professionals } = location;
  return (
    <ul className="grid grid-cols-2 narrow:grid-cols-1 gap-x-4 gap-y-6 sm:grid-cols-3">
      {professionals.map(({ id, name, title }) => {
        const service = firstServiceOf(location, id);
        return (
          <li key={id} className="flex min-w-0 items-start gap-3">
            <Avatar name={name} />
            <span className="flex min-w-0 flex-1 flex-col">
              <span className="text-sm font-semibold">{name}</span>
              <span className="text-xs text-muted">{title}</span>
              {service && (
                <span className="mt-1 min-h-target noscript:hidden">
                  <LaterTools
                    part="TeamSlot"
                    of={{ locationId, slug, professional: { id, name }, service }}
                  />
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

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
