import type { LocationDetail } from '#contract/location-detail.ts';
import { NewTabAnchor } from '#components/layout/new-tab.tsx';
import { SkipLink } from '#components/layout/frame-links.tsx';
import { serviceListId } from '#components/services/copy.ts';
import { Icon } from '#components/ui/icon.tsx';
import { Rating } from '#components/ui/rating.tsx';
import { categoryNoun } from '#domain/words/category-noun.ts';
import { directionsUrl } from '#lib/place/google-maps.ts';
import { LaterTools, LocationSlots } from './later-tools.tsx';

type LocationHeadingProps = {
  location: LocationDetail;
  hasServices: boolean;
};

export function LocationHeading({ location, hasServices }: LocationHeadingProps) {
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
        {/* A second skip link: a client-side navigation moves the focus past the first. */}
        {hasServices && <SkipToServices />}
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

export function SkipToServices() {
  return <SkipLink to={serviceListId}>Sari la servicii</SkipLink>;
}
