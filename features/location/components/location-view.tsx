import type { ReactNode } from 'react';
import type { LocationDetail } from '#contract/location-detail.ts';
import type { GeneralRating } from '#contract/review.ts';
import type { CallOutput } from '#contract/types.ts';
import { AnchorTabs } from '#components/ui/anchor-tabs.tsx';
import { Breadcrumb } from '#components/ui/breadcrumb.tsx';
import { toBani } from '#domain/money/money.ts';
import { moneyLabel } from '#domain/money/price-label.ts';
import { bookableLocation } from '../bookable-service.ts';
import { SelectionProvider } from '../selection-provider.tsx';
import { About } from './about.tsx';
import { Gallery } from './gallery.tsx';
import { LaterTools, LocationSlots } from './later-tools.tsx';
import { LocationHeading, SkipToServices } from './location-heading.tsx';
import { Reviews } from './reviews.tsx';
import { SelectionSummary } from './selection-summary.tsx';
import { ServiceBoard } from './service-board.tsx';
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

/** The page is cached: lazy components add what depends on visitor and time. */
export function LocationView({ location, rating, reviews }: LocationViewProps) {
  const { id, slug, name, gallery, professionals, price_from } = location;
  const bookable = bookableLocation(location);
  const hasTeam = professionals.length > 0;
  const parts = sections.filter(({ href }) => hasTeam || href !== '#echipa');
  const hasServices = bookable.categories.length > 0;
  return (
    <SelectionProvider bookable={bookable}>
      {hasServices && <SkipToServices />}
      <div className="page flex flex-col pt-3 md:pt-4 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-14">
        <div className="mb-4 flex flex-col gap-3 md:mb-8 lg:col-span-2">
          <div className="max-md:hidden">
            <Breadcrumb items={locationSteps(location)} />
          </div>
          <Gallery images={gallery} />
        </div>
        <div className="flex min-w-0 flex-col gap-14 [--tabs-height:3rem]">
          <div className="-mb-8 md:-mb-6">
            <LocationHeading location={location} hasServices={hasServices} />
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
