import type { LocationDetail } from '#contract/location-detail.ts';
import type { GeneralRating } from '#contract/review.ts';
import type { CallOutput } from '#contract/types.ts';
import { AnchorTabs } from '#components/ui/anchor-tabs.tsx';
import { Breadcrumb } from '#components/ui/breadcrumb.tsx';
import { today } from '#domain/local-time.ts';
import { bookableCategories } from '../bookable-service.ts';
import { pageCopy as copy } from '../page-copy.ts';
import { SelectionProvider } from '../selection-context.tsx';
import { About } from './about.tsx';
import { Gallery } from './gallery.tsx';
import { LocationHeading } from './location-heading.tsx';
import { LocationSection } from './location-section.tsx';
import { Reviews } from './reviews.tsx';
import { SelectionSummary } from './selection-summary.tsx';
import { ServiceBoard } from './service-board.tsx';
import { Team } from './team.tsx';

type LocationViewProps = {
  location: LocationDetail;
  rating: GeneralRating;
  reviews: CallOutput<'locationReviews'>;
};

const { tabs } = copy;

const parts = [
  { href: '#servicii', label: tabs.services },
  { href: '#echipa', label: tabs.team },
  { href: '#recenzii', label: tabs.reviews },
  { href: '#despre', label: tabs.about },
];

/** The page of a location. Nothing in it depends on who looks or when; leaves add that later. */
export function LocationView({ location, rating, reviews }: LocationViewProps) {
  const { id, slug, name, category, gallery, professionals } = location;
  const bookable = {
    locationId: id,
    slug,
    categories: bookableCategories(location, today(new Date())),
    professionals: professionals.map((person) => ({ id: person.id, name: person.name })),
  };
  return (
    <SelectionProvider bookable={bookable}>
      <div className="page flex flex-col pt-3 md:pt-4 lg:grid lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-x-14">
        <div className="mb-6 flex flex-col gap-3 md:mb-8 lg:col-span-2">
          <Breadcrumb
            items={[
              { label: copy.home, href: '/' },
              { label: category.name, href: `/locations?categories[]=${category.id}` },
              { label: name },
            ]}
          />
          <Gallery images={gallery} />
        </div>
        <div className="flex min-w-0 flex-col gap-14">
          <div className="-mb-8 md:-mb-6">
            <LocationHeading location={location} />
          </div>
          <div className="sticky top-(--sticky-top) z-20 -mx-4 -mb-8 bg-canvas px-4 short:static md:mx-0 md:px-0">
            <AnchorTabs label={tabs.label} items={parts} />
          </div>
          <LocationSection id="servicii" title={tabs.services}>
            <ServiceBoard />
          </LocationSection>
          <LocationSection id="echipa" title={tabs.team}>
            <Team professionals={professionals} />
          </LocationSection>
          <LocationSection id="recenzii" title={tabs.reviews}>
            <Reviews locationId={id} rating={rating} first={reviews} />
          </LocationSection>
          <LocationSection id="despre" title={copy.about.title(name)}>
            <About location={location} />
          </LocationSection>
        </div>
        {/* The bar sticks from the top of the page on: what it sticks in is the whole of it. */}
        <div className="sticky bottom-0 z-20 mt-10 lg:top-[calc(var(--sticky-top)+1.5rem)] lg:bottom-auto lg:mt-0 lg:self-start">
          <SelectionSummary />
        </div>
      </div>
    </SelectionProvider>
  );
}
