'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { Button } from '#components/ui/button.tsx';
import { classes } from '#components/ui/classes.ts';
import { Icon } from '#components/ui/icon.tsx';
import { useIsHome } from '#hooks/use-page-group.ts';
import { ownPlace, renewPlace } from '#lib/place/place-cookies.ts';
import { defaultCity } from '#lib/place/place.ts';
import { headerSearchId } from '#lib/browser/search-modal.ts';
import { copy } from '../copy.ts';
import { placeNameHref, plainSearch, searchHref } from '../search-href.ts';
import { useSearchFields } from './use-search-fields.ts';
import { Combobox } from './combobox.tsx';
import { PlaceInput } from './place-input.tsx';

type SearchBarProps = {
  look: 'bar' | 'hero';
};

export function SearchBar({ look }: SearchBarProps) {
  const router = useRouter();
  const { box, ...fields } = useSearchFields();
  const hero = look === 'hero';

  useEffect(renewPlace, []);

  const send = () => {
    const { search, placeName } = fields.submit();
    const area = { city: box.city ?? defaultCity, radius: ownPlace().radius };
    router.push(
      placeName ? placeNameHref(search, placeName) : searchHref(plainSearch(area, search)),
    );
  };

  return (
    <form
      action="/locations"
      role="search"
      aria-label={copy.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className={classes('grid', hero ? 'hero-search' : 'grid-cols-[1.06fr_1fr_auto] gap-2')}
    >
      <Combobox
        label={copy.text}
        name="search"
        value={fields.text}
        onText={fields.setText}
        suggest={({ ServiceSuggestions }, list) => (
          <ServiceSuggestions {...list} text={fields.isTextTyped ? fields.text : ''} />
        )}
        icon={<Icon name="search" />}
        placeholder={copy.textPlaceholder}
      />
      <PlaceInput
        value={fields.place ?? ''}
        onText={fields.setPlace}
        onCity={fields.chooseCity}
        typed={fields.isPlaceTyped}
      />
      <Button type="submit" className={hero ? undefined : 'min-h-12 px-4'}>
        CAUTĂ
      </Button>
    </form>
  );
}

/** Shown from 1200 px; home has its own. */
export function HeaderSearch() {
  if (useIsHome()) return null;
  return (
    <div id={headerSearchId}>
      <SearchBar look="bar" />
    </div>
  );
}
