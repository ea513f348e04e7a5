import type { StaticImageData } from 'next/image';
import type { Category, FiltersForm } from '#contract/filters-form.ts';
import { classes } from '#components/ui/classes.ts';
import { NavLink } from '#components/ui/nav-link.tsx';
import type { CategorySlug } from '#domain/words/category-noun.ts';
import { NumberedSteps } from '#components/ui/numbered-steps.tsx';
import { AllCitiesLink } from '#components/layout/city-links.tsx';
import { locationsLabel } from '#domain/words/count-labels.ts';
import { cityPath } from '#lib/paths.ts';
import { NewTabLink } from '#components/layout/new-tab.tsx';
import { webEnv } from '#lib/env.ts';
import { configuredLink } from '#lib/seo/site.ts';
import sprite from '#styles/motifs.svg';

const { src } = sprite as StaticImageData;

const motifs: Partial<Record<string, string>> = {
  saloane: 'dryer',
  frizerii: 'pole',
  medici: 'stethoscope',
  unghii: 'bottle',
  machiaj: 'lipstick',
  'sali-de-sport': 'dumbbell',
  spa: 'lotus',
  masaj: 'stones',
} satisfies Record<CategorySlug, string>;

const tones = ['bg-brand-soft text-brand', 'bg-leaf-soft text-leaf', 'bg-sun-soft text-sun-ink'];

export function CategoryTiles({ categories }: { categories: Category[] }) {
  return (
    <section className="flex flex-col gap-6">
      <h2 className="text-xl md:text-2xl">Ce cauți azi?</h2>
      <ul className="grid grid-cols-4 gap-y-4 narrow:grid-cols-2 md:gap-4 xl:grid-cols-8">
        {categories.map(({ id, slug, name }, at) => (
          <li key={id}>
            <NavLink
              href={`/locations?categories[]=${id}`}
              className="group flex h-full flex-col items-center gap-2 rounded-card text-center text-ink no-underline transition-colors hover:border-brand md:min-h-32 md:items-start md:justify-between md:border md:border-line md:bg-surface md:p-5 md:text-left xl:p-4"
            >
              <span
                className={classes(
                  'inline-flex size-14 items-center justify-center rounded-full',
                  tones[at % tones.length],
                )}
              >
                <svg aria-hidden className="icon size-10 fill-surface" style={{ strokeWidth: 7 }}>
                  <use href={`${src}#${motifs[slug] ?? 'mirror'}`} />
                </svg>
              </span>
              <span className="text-xs font-semibold md:font-display md:text-lg md:leading-tight">
                {name}
              </span>
            </NavLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

const steps = {
  Cauți: 'un serviciu, un salon sau un specialist, în zona ta.',
  Alegi: 'serviciile, specialistul și ora liberă care ți se potrivește.',
  Rezervi: 'în câțiva pași. Nu plătești nimic acum; plătești la locație.',
};

export function HowItWorks() {
  return <NumberedSteps title="Cum funcționează" steps={steps} />;
}

export function FeaturedCities({ cities }: { cities: FiltersForm['citiesFeatured'] }) {
  if (cities.length === 0) return null;
  return (
    <section className="flex flex-col gap-6">
      <div className="flex flex-col gap-1">
        <h2 className="text-xl md:text-2xl">Alege orașul</h2>
        <p className="text-base text-muted">Locații din toată țara, cu programare online.</p>
      </div>
      <ul className="grid grid-cols-2 narrow:grid-cols-1 gap-x-6 md:grid-cols-3 lg:grid-cols-4">
        {cities.map((city) => (
          <li key={city.id} className="border-t border-line">
            <NavLink
              href={cityPath(city.slug)}
              cached
              className="group flex flex-col py-4 text-ink no-underline"
            >
              <span className="font-display text-lg font-semibold decoration-1 underline-offset-4 group-hover:underline">
                {city.name}
              </span>
              <span className="tabular text-sm text-muted">
                {locationsLabel(city.locations_count)}
              </span>
            </NavLink>
          </li>
        ))}
      </ul>
      <AllCitiesLink className="inline-flex min-h-target items-center self-start font-semibold text-brand underline underline-offset-4" />
    </section>
  );
}

export function AppLinks() {
  const env = webEnv();
  const links = [
    ...configuredLink('App Store', env.IOS_APP_URL),
    ...configuredLink('Google Play', env.ANDROID_APP_URL),
    ...configuredLink('AppGallery', env.HUAWEI_APP_URL),
  ];
  if (links.length === 0) return null;
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line pt-8">
      <h2 className="text-lg">Aproape și pe telefon</h2>
      <ul className="flex flex-wrap gap-3">
        {links.map(({ href, label }) => (
          <li key={href}>
            <NewTabLink href={href}>{label}</NewTabLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
