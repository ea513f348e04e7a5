import type { ReactNode } from 'react';
import { AllCitiesLink } from '#components/layout/city-links.tsx';
import { SkipLink } from '#components/layout/frame-links.tsx';
import { Breadcrumb } from '#components/ui/breadcrumb.tsx';
import { buttonClasses } from '#components/ui/classes.ts';
import { chipClasses } from '#components/ui/chip.tsx';
import { NavLink } from '#components/ui/nav-link.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { PageLinks } from '#components/ui/page-links.tsx';
import { cityPath } from '#lib/paths.ts';
import {
  categoryWords,
  cityTitle,
  emptyCityHint,
  emptyCityTitle,
  factSentences,
} from '../city-words.ts';
import type { CityPage } from '../load-city.ts';
import type { CityFacts } from '#contract/city.ts';
import { locationsLabel } from '#domain/words/count-labels.ts';

function searchIn({ city, category }: CityFacts, text = ''): string {
  const query = new URLSearchParams({
    ...(text && { search: text }),
    place: city.label,
    lat: String(city.latitude),
    lng: String(city.longitude),
  });
  const ofCategory = category && !text ? `&categories[]=${category.id}` : '';
  return `/locations?${query}${ofCategory}`;
}

type CityViewProps = {
  page: CityPage;
  children: ReactNode;
};

const textLink =
  'inline-flex min-h-target items-center text-sm text-muted underline underline-offset-4 hover:text-ink';

export function CityView({ page: { facts, meta }, children }: CityViewProps) {
  const { city, category, services } = facts;
  const { current_page: current, last_page: last } = meta;
  const isEmpty = facts.locations_count === 0;
  const [count, ...more] = factSentences(facts);
  const crumbs = category
    ? [{ label: city.name, href: cityPath(city.slug) }, { label: category.name }]
    : [{ label: city.name }];
  return (
    <div className="page flex flex-col gap-8 pt-4 pb-10 md:pb-16">
      <header className="flex flex-col gap-3">
        <Breadcrumb items={crumbs} />
        <h1 className="text-xl md:text-3xl">{cityTitle(facts)}</h1>
        {!isEmpty && <SkipLink to="rezultate">Sari la rezultate</SkipLink>}
        {!isEmpty && (
          <p className="max-w-reading text-base text-muted">
            {current > 1 ? (
              `Pagina ${current} din ${last}`
            ) : (
              <>
                {count} <span className="max-md:hidden">{more.join(' ')}</span>
              </>
            )}
          </p>
        )}
      </header>
      <CategoryLinks facts={facts} />
      {isEmpty ? (
        <Notice
          title={emptyCityTitle(facts)}
          action={
            <NavLink href={searchIn(facts)} className={buttonClasses()}>
              Caută în împrejurimi
            </NavLink>
          }
        >
          {emptyCityHint}
        </Notice>
      ) : (
        <>
          <div id="rezultate">{children}</div>
          <PageLinks
            current={current}
            last={last}
            hrefOf={(page) => cityPath(city.slug, category?.slug, page)}
          />
          <a href="/how-we-rank" className={`${textLink} self-start`}>
            Cum ordonăm rezultatele
          </a>
        </>
      )}
      {services.length > 0 && (
        <section className="flex flex-col gap-4">
          <h2 className="text-xl">Servicii frecvente</h2>
          <ul className="flex flex-wrap gap-2">
            {services.map((service) => (
              <li key={service} className="max-w-full">
                <NavLink href={searchIn(facts, service)} className={chipClasses(false)}>
                  {service}
                </NavLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Neighbours facts={facts} />
      <AllCitiesLink className={`${textLink} self-start`} />
    </div>
  );
}

function CategoryLinks({ facts }: { facts: CityFacts }) {
  const { city, category, categories } = facts;
  if (categories.length === 0) return null;
  const all = { slug: null, name: 'Toate', locations_count: null };
  const currentSlug = category?.slug ?? null;
  const sorted = [all, ...categories].toSorted(
    (a, b) => Number(b.slug === currentSlug) - Number(a.slug === currentSlug),
  );
  return (
    <nav aria-label={`Căutare și categorii în ${city.name}`}>
      <ul className="chip-row">
        {facts.locations_count > 0 && (
          <>
            <li className="shrink-0">
              <NavLink href={searchIn(facts)} className={chipClasses(false)}>
                <Icon name="sliders-horizontal" />
                Caută cu filtre
              </NavLink>
            </li>
            <li className="shrink-0">
              <NavLink href={`${searchIn(facts)}&date=azi`} className={chipClasses(false)}>
                Azi
              </NavLink>
            </li>
          </>
        )}
        {sorted.map(({ slug, name, locations_count: count }) => {
          const isCurrent = slug === currentSlug;
          return (
            <li key={slug} className="shrink-0">
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

function Neighbours({ facts: { category, neighbours } }: { facts: CityFacts }) {
  if (neighbours.length === 0) return null;
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-xl">
        {category ? `${categoryWords(category).title} în alte localități` : 'Alte localități'}
      </h2>
      <ul className="grid grid-cols-2 narrow:grid-cols-1 gap-x-6 md:grid-cols-4">
        {neighbours.map(({ slug, name, locations_count: count }) => (
          <li key={slug} className="border-t border-line">
            <NavLink
              href={cityPath(slug, category?.slug)}
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
