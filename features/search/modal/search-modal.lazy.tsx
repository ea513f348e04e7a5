import { useRouter } from 'next/navigation';
import { useEffect, useRef, type MouseEvent } from 'react';
import { buttonClasses } from '#components/ui/classes.ts';
import { Dialog } from '#components/ui/dialog.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { NavLink, opensElsewhere } from '#components/ui/nav-link.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { maxLengths } from '#contract/values.ts';
import { isForPlace } from '#lib/browser/search-modal.ts';
import { leaveEntry } from '#lib/browser/history-entry.ts';
import type { SelectedCity } from '#lib/place/place.ts';
import { copy } from '../copy.ts';
import { searchHref } from '../search-href.ts';
import { useSearchFields } from '../bar/use-search-fields.ts';
import { ModalResults } from './modal-results.tsx';
import { PlaceInput } from '../bar/place-input.tsx';

type SearchModalProps = { open: boolean; onClose: () => void };

export function SearchModal({ open, onClose }: SearchModalProps) {
  const router = useRouter();
  const { box, ...fields } = useSearchFields();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!open) return;
    const name = isForPlace ? 'place' : 'search';
    const field = form.current?.querySelector<HTMLInputElement>(`[name=${name}]`);
    field?.focus();
    field?.select();
  }, [open]);
  const state = fields.buildSearch(box.search);
  const typed = fields.typed();
  const isNew = fields.search !== box.search;

  const leave = (href: string) => {
    leaveEntry();
    router.replace(href);
    onClose();
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    leave(event.currentTarget.href);
  };

  const chooseCity = (city: SelectedCity) => {
    fields.chooseCity(city);
    if (isForPlace) leave(searchHref({ ...typed, city }));
  };
  const submit = () => {
    fields.submit();
    if (fields.placeName) leave(searchHref(typed));
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Căutare"
      fullscreen
      className="not-wide:m-0 not-wide:h-dvh not-wide:max-h-none not-wide:w-full not-wide:max-w-none not-wide:rounded-none"
      footer={
        <div className="mx-auto max-w-reading">
          <NavLink
            href={searchHref(typed)}
            onClick={(event) => {
              fields.submit();
              follow(event);
            }}
            className={buttonClasses({ full: true })}
          >
            Vezi toate rezultatele
          </NavLink>
        </div>
      }
    >
      <div className="mx-auto flex w-full max-w-reading flex-col gap-3">
        <form
          ref={form}
          role="search"
          aria-label={copy.form}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
          className="flex flex-col gap-3"
        >
          <PlaceInput
            value={fields.place ?? state.city.name}
            onText={fields.setPlace}
            onCity={chooseCity}
            typed={fields.placeName}
          />
          <TextInput
            type="search"
            name="search"
            aria-label={copy.text}
            value={fields.text}
            onChange={(event) => fields.setText(event.target.value)}
            placeholder={copy.textPlaceholder}
            maxLength={maxLengths.search}
            enterKeyHint="search"
            icon={<Icon name="search" />}
            action={<IconButton type="submit" label="Caută" icon="search" />}
          />
        </form>
        {isNew && <p className="pt-2 text-sm text-muted">Apasă Enter sau lupa ca să cauți.</p>}
        <div hidden={isNew}>
          <ModalResults state={state} onLeave={follow} />
        </div>
      </div>
    </Dialog>
  );
}
