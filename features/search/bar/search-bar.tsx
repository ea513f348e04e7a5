'use client';

import { useRouter } from 'next/navigation';
import { useEffect, type ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { useIsHome } from '#hooks/use-page-group.ts';
import { renewPlace } from '#lib/place/place.ts';
import { headerSearchId } from '#lib/browser/search-modal.ts';
import { copy } from '../copy.ts';
import { anyTime, chosenDay, searchHref, withDay } from '../search-href.ts';
import { useSearchFields } from './use-search-fields.ts';
import { Combobox } from './combobox.tsx';
import { PlaceInput } from './place-input.tsx';

type SearchBarProps = {
  look: 'bar-search' | 'hero-search';
  /** Two fields named `date`: a choice such as `azi`, and a date. */
  children?: ReactNode;
};

export function SearchBar({ look, children }: SearchBarProps) {
  const router = useRouter();
  const fields = useSearchFields();

  useEffect(renewPlace, []);

  const send = (form: HTMLFormElement) => {
    const [when, day] = new FormData(form).getAll('date') as string[];
    // Other choices hide the date, which then must not be validated.
    if (when === chosenDay && !form.reportValidity()) return;
    const search = fields.typed();
    fields.submit();
    const href = searchHref(children ? { ...search, time: anyTime } : search);
    router.push(withDay(href, when === chosenDay ? day : when));
  };

  return (
    <form
      action="/locations"
      role="search"
      aria-label={copy.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send(event.currentTarget);
      }}
      className={look}
    >
      <Combobox
        label={copy.text}
        name="search"
        value={fields.text}
        onText={fields.setText}
        suggest={({ ServiceSuggestions }, list) => (
          <ServiceSuggestions {...list} text={fields.typedText} area={fields.area()} />
        )}
        icon={<Icon name="search" />}
        placeholder={copy.textPlaceholder}
      />
      <PlaceInput
        value={fields.place ?? ''}
        onText={fields.setPlace}
        onCity={fields.chooseCity}
        typed={fields.placeName}
      />
      {children}
      <Button type="submit">CAUTĂ</Button>
    </form>
  );
}

export function HeaderSearch() {
  if (useIsHome()) return null;
  return (
    <div id={headerSearchId}>
      <SearchBar look="bar-search" />
    </div>
  );
}
