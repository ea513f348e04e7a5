'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Dialog } from '#components/ui/dialog.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { buttonClasses } from '#components/ui/button-classes.ts';
import { NavLink } from '#components/ui/nav-link.tsx';
import { maxLengths } from '#contract/values.ts';
import { keepCity, keptPlace } from '#lib/place-cookies.ts';
import type { SelectedCity } from '#lib/place.ts';
import { searchBox } from '#lib/search-box.ts';
import { copy } from '../copy.ts';
import { resultsCopy } from '../results-copy.ts';
import { placeNameQuery, resultsPath } from '../search-address.ts';
import { searchHref, type SearchState } from '../search-state.ts';
import { useSearchBox } from '../use-search-box.ts';
import { ModalResults } from './modal-results.tsx';
import { PlaceInput } from './place-input.tsx';

type SearchModalProps = { open: boolean; onClose: () => void };

/** The search of small and medium screens (spec section 2, "Mobile search modal"). */
export function SearchModal({ open, onClose }: SearchModalProps) {
  const router = useRouter();
  const box = useSearchBox();
  const [text, setText] = useState<string>();
  const [placeText, setPlaceText] = useState<string>();
  const kept = keptPlace();
  const state: SearchState = {
    search: box.search,
    city: box.city ?? kept.city,
    radius: kept.radius,
    categories: [],
    payments: [],
    sort: null,
    page: 1,
  };
  const search = () => {
    const query = (text ?? box.search).trim();
    const typed = placeText?.trim();
    searchBox.setState({ ...box, search: query });
    setPlaceText(undefined);
    if (!typed) return;
    router.push(resultsPath(placeNameQuery(query, typed)));
    onClose();
  };
  const choose = (city: SelectedCity) => {
    keepCity(city);
    searchBox.setState({ search: (text ?? box.search).trim(), city });
    setPlaceText(undefined);
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={resultsCopy.modal.title}
      fullscreen
      className="not-wide:m-0 not-wide:h-dvh not-wide:max-h-none not-wide:w-full not-wide:max-w-none not-wide:rounded-none"
      footer={
        <div className="mx-auto max-w-reading">
          <NavLink
            href={searchHref(state)}
            onClick={onClose}
            className={buttonClasses({ full: true })}
          >
            {resultsCopy.modal.all}
          </NavLink>
        </div>
      }
    >
      <div className="mx-auto flex w-full max-w-reading flex-col gap-3">
        <form
          role="search"
          aria-label={copy.form}
          onSubmit={(event) => {
            event.preventDefault();
            search();
          }}
          className="flex flex-col gap-3"
        >
          <PlaceInput
            value={placeText ?? state.city.name}
            onText={setPlaceText}
            onCity={choose}
            settled={placeText === undefined}
          />
          <TextInput
            type="search"
            name="search"
            aria-label={copy.text}
            value={text ?? box.search}
            onChange={(event) => setText(event.target.value)}
            placeholder={copy.textPlaceholder}
            maxLength={maxLengths.search}
            enterKeyHint="search"
            autoFocus
            icon={<Icon name="search" />}
            action={<IconButton type="submit" label={resultsCopy.modal.submit} icon="search" />}
          />
        </form>
        <ModalResults state={state} onLeave={onClose} />
      </div>
    </Dialog>
  );
}
