import type { ReactNode } from 'react';
import type { LocationDetail } from '#contract/location-detail.ts';
import type { GeneralRating } from '#contract/review.ts';
import type { CallOutput } from '#contract/types.ts';
import { SkipLink } from '#components/layout/frame-links.tsx';
import { NewTabAnchor } from '#components/layout/new-tab.tsx';
import { serviceListId } from '#components/services/copy.ts';
import { AnchorTabs } from '#components/ui/anchor-tabs.tsx';
import { Breadcrumb } from '#components/ui/breadcrumb.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { Rating } from '#components/ui/rating.tsx';
import { toBani } from '#domain/money/money.ts';
import { moneyLabel } from '#domain/money/price-label.ts';
import { categoryNoun } from '#domain/words/category-noun.ts';
import { directionsUrl } from '#lib/place/google-maps.ts';
import { bookableLocation } from '../bookable-service.ts';
import { About } from './about.tsx';
import { Gallery } from './gallery.tsx';
import { LaterTools, LocationSlots } from './later-tools.tsx';
import { Reviews } from './reviews.tsx';
import { SelectionSummary } from './selection-summary.tsx';
import { SelectionProvider, ServiceBoard } from './service-board.tsx';
import { locationSteps } from './structured-data.tsx';
import { Team } from './team.tsx';

type LocationViewProps = {
  location: LocationDetail;
  rating: GeneralRating;
  reviews: CallOutput<'locationReviews'>;
};

const sections = [
  { href: '#servicii', label: 'Servicii' },
  { href: '#echipa', label: 'Echipă' },
  { href: '#recenzii', label: 'Recenzii' },
  { href: '#despre', label: 'Despre' },
];

/**
 * The page is cached. Client components, most of them lazy, add what depends on visitor and time.
 */
export function LocationView({ location, rating, reviews }: LocationViewProps) {
  const { id, slug, name, gallery, professionals, price_from } = location;
  const bookable = bookableLocation(location);
  const hasTeam = professionals.length > 0;
  const parts = sections.filter(({ href }) => hasTeam || href !== '#echipa');
  const skipLink = bookable.categories.length > 0 && (
    <SkipLink to={serviceListId}>Sari la servicii</SkipLink>
  );
  return (
    <SelectionProvider bookable={bookable}>
      {skipLink}
      <div className="page flex flex-col pt-3 md:pt-4 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-14">
        <div className="mb-4 flex flex-col gap-3 md:mb-8 lg:col-span-2">
          <Breadcrumb items={locationSteps(location)} />
          <Gallery images={gallery} />
        </div>
        <div className="flex min-w-0 flex-col gap-14 [--tabs-height:3rem]">
          <div className="-mb-8 md:-mb-6">
            <LocationHeading location={location} skipLink={skipLink} />
          </div>
          <div className="sticky top-(--sticky-top) z-20 -mx-4 -mb-8 bg-canvas px-4 short:static md:mx-0 md:px-0">
            <AnchorTabs label="Secțiunile paginii" items={parts} />
            <LaterTools part="CurrentTab" of={parts.map(({ href }) => href)} />
          </div>
          <LocationSection id="servicii" title="Servicii">
            <ServiceBoard />
          </LocationSection>
          {hasTeam && (
            <LocationSection id="echipa" title="Echipă">
              <Team location={location} />
            </LocationSection>
          )}
          <LocationSection id="recenzii" title="Recenzii">
            <Reviews
              locationId={id}
              professionals={location.is_health ? [] : bookable.professionals}
              rating={rating}
              first={reviews}
            />
          </LocationSection>
          <LocationSection id="despre" title={`Despre ${name}`}>
            <About location={location} />
          </LocationSection>
        </div>
        <div className="@container sticky bottom-0 z-20 mt-10 lg:top-[calc(var(--sticky-top)+1.5rem)] lg:bottom-auto lg:mt-0 lg:self-start">
          <SelectionSummary
            start={
              <span className="flex min-w-0 flex-col not-first:hidden @max-[18rem]:hidden">
                {/* The first slot, with its price, replaces the lowest price. */}
                <span className="overflow-hidden text-xs text-ellipsis whitespace-pre text-leaf first-line:text-sm first-line:font-semibold first-line:text-ink [&:not(:empty)+*]:hidden">
                  <LocationSlots of={{ id, slug, name }} part="FirstSlot" />
                </span>
                {price_from !== null && (
                  <strong className="text-base font-semibold">
                    de la {moneyLabel(toBani(price_from))}
                  </strong>
                )}
              </span>
            }
          />
        </div>
      </div>
    </SelectionProvider>
  );
}

type LocationHeadingProps = { location: LocationDetail; skipLink: ReactNode };

function LocationHeading({ location, skipLink }: LocationHeadingProps) {
  const { id, slug, name, category, average_rating, rating_count, address, city } = location;
  const named = { id, slug, name };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-col gap-1">
        <div className="flex min-h-target flex-wrap items-center justify-between gap-x-4">
          <p className="text-sm text-muted first-letter:uppercase">{categoryNoun(category)}</p>
          <div className="flex gap-2">
            <LaterTools part="LocationTools" of={named} />
          </div>
        </div>
        <h1 className="text-2xl md:text-3xl">{name}</h1>
        {/* A second skip link, because a client-side navigation moves the focus past the first. */}
        {skipLink}
      </div>
      {/* `relative` lifts the targets above the lines that overlap them. */}
      <div className="-mt-2 -mb-3.5 flex flex-col gap-x-6 text-sm max-md:-space-y-3 md:flex-row md:flex-wrap md:items-center">
        <a
          href="#recenzii"
          className="relative inline-flex min-h-target items-center self-start text-ink no-underline underline-offset-4 hover:underline"
        >
          <Rating value={average_rating} count={rating_count} size="medium" />
        </a>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <span className="inline-flex items-center gap-2 py-1.5">
            <Icon name="map-pin" className="text-muted" />
            {address}, {city}
          </span>
          <NewTabAnchor
            href={directionsUrl(location)}
            className="relative inline-flex min-h-target items-center gap-1.5 font-semibold text-brand underline-offset-4 hover:underline"
          >
            <Icon name="navigation" size={16} />
            Vezi traseul
          </NewTabAnchor>
        </div>
      </div>
      <p className="min-h-6 text-sm">
        <LaterTools part="OpenState" of={location.hours} />
      </p>
      <div className="max-w-md room-for-slots">
        <LocationSlots of={named} />
      </div>
    </div>
  );
}

type LocationSectionProps = { id: string; title: string; children: ReactNode };

function LocationSection({ id, title, children }: LocationSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-titlu`}
      className="flex scroll-mt-16 short:scroll-mt-0 flex-col gap-6"
    >
      <h2 id={`${id}-titlu`} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
