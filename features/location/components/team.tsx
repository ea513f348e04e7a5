import type { Professional } from '#contract/location-detail.ts';
import { Avatar } from '#components/ui/avatar.tsx';

/** The people of a location. */
export function Team({ professionals }: { professionals: Professional[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3">
      {professionals.map(({ id, name, title }) => (
        <li key={id} className="flex min-w-0 items-center gap-3">
          <Avatar name={name} />
          <span className="flex min-w-0 flex-col">
            <span className="text-sm font-semibold">{name}</span>
            <span className="text-xs text-muted">{title}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
