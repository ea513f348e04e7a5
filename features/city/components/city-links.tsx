import { NavLink } from '#components/ui/nav-link.tsx';
import { locationsLabel } from '#domain/words/count-labels.ts';

type CityLinksProps = {
  title: string;
  links: { href: string; name: string; count: number }[];
};

export function CityLinks({ title, links }: CityLinksProps) {
  if (links.length === 0) return null;
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-xl">{title}</h2>
      <ul className="grid grid-cols-2 narrow:grid-cols-1 gap-x-6 md:grid-cols-4">
        {links.map(({ href, name, count }) => (
          <li key={href} className="border-t border-line">
            <NavLink
              href={href}
              cached
              className="group flex min-h-target flex-col py-3 text-ink no-underline"
            >
              <span className="font-semibold underline-offset-4 group-hover:underline">{name}</span>
              <span className="tabular text-sm text-muted">{locationsLabel(count)}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
