import type { LocationDetail } from '#contract/location-detail.ts';
import { Avatar } from '#components/ui/avatar.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { matchServices } from '#domain/search/match-service.ts';
import { plural } from '#domain/words/numbers.ts';
import { LaterTools } from './later-tools.tsx';

const unfolded = 6;

/** `one` is unused, because at least two rows are folded. */
const more = { one: '', more: 'Încă {n} specialiști' };

export function Team({ location }: { location: LocationDetail }) {
  const { professionals } = location;
  // A single row takes no more space than the line that would unfold it.
  const first = professionals.length > unfolded + 1 ? unfolded : professionals.length;
  const rest = professionals.slice(first);
  const rows = (members: typeof professionals) => (
    <ul className="grid-cols-2 gap-x-8 md:max-lg:grid md:max-lg:*:nth-2:border-t-0 xl:grid xl:*:nth-2:border-t-0">
      {members.map((member) => (
        <TeamRow key={member.id} location={location} member={member} />
      ))}
    </ul>
  );
  return (
    <div>
      {rows(professionals.slice(0, first))}
      {rest.length > 0 && (
        <details className="more-rows">
          <summary>
            {plural(rest.length, more)}
            <Icon name="chevron-down" />
          </summary>
          {rows(rest)}
        </details>
      )}
    </div>
  );
}

type TeamRowProps = { location: LocationDetail; member: LocationDetail['professionals'][number] };

function TeamRow({ location, member: { id, name, title } }: TeamRowProps) {
  const { id: locationId, slug } = location;
  const service = firstServiceOf(location, id);
  return (
    <li className="flex min-h-15 flex-wrap items-center gap-x-3 border-t border-line py-2 first:border-t-0">
      <Avatar name={name} />
      <span className="flex max-w-full flex-1 basis-32 flex-col">
        <span className="text-sm font-semibold">{name}</span>
        <span className="text-xs text-muted">{title}</span>
      </span>
      {service && (
        <span className="ml-auto flex min-h-target w-33 justify-end noscript:hidden">
          <LaterTools
            part="TeamSlot"
            of={{ locationId, slug, professional: { id, name }, service }}
          />
        </span>
      )}
    </li>
  );
}

export function firstServiceOf(
  { category, service_categories }: LocationDetail,
  professionalId: number,
): { id: number; name: string } | undefined {
  const offered = service_categories.flatMap(({ name: group_name, services }) =>
    services
      .filter((one) => !one.is_subscription && one.professionals.includes(professionalId))
      .map(({ id, name: service_name }) => ({
        id,
        service_name,
        group_name,
        category_slug: category.slug,
        names: '',
      })),
  );
  const [first] = matchServices(offered, []);
  return first && { id: first.id, name: first.service_name };
}
