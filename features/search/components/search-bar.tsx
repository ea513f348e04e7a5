'use client';

import { useEffect } from 'react';
import { Button } from '#components/ui/button.tsx';
import { classes } from '#components/ui/classes.ts';
import { renewPlace } from '#lib/place-cookies.ts';
import { copy } from '../copy.ts';
import { useSearchFields } from '../use-search-fields.ts';
import { PlaceInput } from './place-input.tsx';
import { ServiceInput } from './service-input.tsx';

type SearchBarProps = {
  /** `bar` is one line of 48 px; `hero` stacks on a phone. */
  look: 'bar' | 'hero';
  /** Called when it was sent by script. */
  onSent?: () => void;
};

/** What and where: a plain form to /locations that a script makes quicker. */
export function SearchBar({ look, onSent }: SearchBarProps) {
  const form = useSearchFields(onSent);
  const hero = look === 'hero';

  useEffect(renewPlace, []);

  return (
    <form
      action="/locations"
      role="search"
      aria-label={copy.form}
      onSubmit={(event) => {
        event.preventDefault();
        form.send();
      }}
      className={classes(
        'gap-2',
        hero
          ? 'grid rounded-card border border-line bg-surface p-3 shadow-float md:grid-cols-[1.2fr_1fr_auto] md:p-3'
          : 'grid grid-cols-[1.06fr_1fr_auto]',
      )}
    >
      <ServiceInput value={form.text} onText={form.setText} settled={form.textSettled} />
      <PlaceInput
        value={form.place}
        onText={form.setPlace}
        onCity={form.chooseCity}
        settled={form.placeSettled}
      />
      <Button type="submit" className={hero ? 'min-h-13 md:min-h-12' : 'min-h-12 px-4'}>
        {copy.submit}
      </Button>
    </form>
  );
}
