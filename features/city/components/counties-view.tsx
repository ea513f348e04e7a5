import { Breadcrumb } from '#components/ui/breadcrumb.tsx';
import { chipClasses } from '#components/ui/chip-classes.ts';
import type { CallOutput } from '#contract/types.ts';
import { cityPath } from '#lib/city-path.ts';
import { copy } from '../copy.ts';
import { CityLinks } from './city-links.tsx';

type CountiesViewProps = { counties: CallOutput<'cities'>['data'] };

/** The counties, each of which leads to its cities, and those to their pages. */
export function CountiesView({ counties }: CountiesViewProps) {
  return (
    <div className="page flex flex-col gap-10 pt-3 pb-10 md:pt-4 md:pb-16">
      <header className="flex flex-col gap-3">
        <Breadcrumb items={[{ label: copy.home, href: '/' }, { label: copy.cities.crumb }]} />
        <h1 className="text-2xl md:text-3xl">{copy.cities.title}</h1>
        <p className="text-base text-muted">{copy.cities.lead}</p>
      </header>
      <nav aria-label={copy.cities.counties}>
        <ul className="flex flex-wrap gap-2">
          {counties.map(({ slug, name }) => (
            <li key={slug} className="max-w-full">
              <a href={`#${slug}`} className={chipClasses(false)}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {counties.map(({ slug, name, cities }) => (
        <CityLinks
          key={slug}
          id={slug}
          title={name}
          links={cities.map(({ slug: city, name: label, locations_count: count }) => ({
            ...{ href: cityPath(city), name: label, count },
          }))}
        />
      ))}
    </div>
  );
}
