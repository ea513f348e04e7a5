import type { CityFacts } from '#contract/city.ts';
import { chipClasses } from '#components/ui/chip-classes.ts';
import { NavLink } from '#components/ui/nav-link.tsx';
import { cityPath } from '#lib/paths.ts';

export function CategoryLinks({ facts }: { facts: CityFacts }) {
  const { city, category, categories } = facts;
  if (categories.length === 0) return null;
  const all = { slug: null, name: 'Toate', locations_count: null };
  return (
    <nav aria-label={`Categorii în ${city.name}`}>
      <ul className="flex flex-wrap gap-2">
        {[all, ...categories].map(({ slug, name, locations_count: count }) => {
          const isCurrent = slug === (category?.slug ?? null);
          return (
            <li key={slug}>
              <NavLink
                href={cityPath(city.slug, slug)}
                cached
                aria-current={isCurrent ? 'page' : undefined}
                className={chipClasses(isCurrent)}
              >
                {name}
                {count !== null && <span className="tabular text-muted">{count}</span>}
              </NavLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
