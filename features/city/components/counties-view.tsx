import { Breadcrumb } from '#components/ui/breadcrumb.tsx';
import { chipClasses } from '#components/ui/chip.tsx';
import { Notice } from '#components/ui/notice.tsx';
import type { CallOutput } from '#contract/types.ts';
import { cityPath } from '#lib/paths.ts';

export const countiesMetadata = {
  title: 'Orașe cu programări online, pe județe',
  description:
    'Alege județul și orașul în care cauți un salon, o frizerie, un medic sau o sală de sport și fă-ți programarea online.',
};

export function CountiesView({ counties }: { counties: CallOutput<'cities'>['data'] }) {
  return (
    <div className="page flex flex-col gap-10 pt-4 pb-10 md:pb-16">
      <header className="flex flex-col gap-3">
        <Breadcrumb items={[{ label: 'Orașe' }]} />
        <h1 className="text-xl md:text-3xl">{countiesMetadata.title}</h1>
        {counties.length > 0 && (
          <p className="text-base text-muted">
            Alege județul, apoi orașul. În paranteză este numărul de locații.
          </p>
        )}
      </header>
      {counties.length > 0 ? (
        <nav aria-label="Județe">
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
      ) : (
        <Notice title="Încă nu avem locații.">Revino curând: le adăugăm pe rând.</Notice>
      )}
      {counties.map(({ slug, name, cities }) => (
        <section key={slug} id={slug} className="flex flex-col gap-2">
          <h2 className="text-xl">{name}</h2>
          <ul className={list}>
            {cities.map(({ slug: city, name: label, locations_count: count }) => (
              <li key={city}>
                <a href={cityPath(city)}>{label}</a> <span>({count})</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

// The list styles its links, to keep the HTML of hundreds of links small.
const list =
  'grid grid-cols-2 gap-x-6 narrow:grid-cols-1 sm:grid-cols-3 md:grid-cols-4 [&_a]:-mx-2.5 [&_a]:inline-flex [&_a]:min-h-target [&_a]:min-w-target [&_a]:px-2.5 [&_a]:items-center [&_a]:font-semibold [&_a]:text-ink [&_a]:no-underline [&_a]:underline-offset-4 [&_a:hover]:underline [&_span]:text-sm [&_span]:text-muted';
