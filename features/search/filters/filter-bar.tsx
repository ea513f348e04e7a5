import { useState } from 'react';
import { chipClasses } from '#components/ui/chip.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { defaultRadiusKm } from '#domain/place/geo.ts';
import { useLoaded } from '#hooks/use-loaded.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';
import type { ResultPage } from '../cards/card-data.ts';
import { copy } from './copy.ts';
import { conditionsOf, toggleId, type FilterChoices } from './filter-choices.ts';
import { dayNames } from '../copy.ts';
import { searchHref, withDay, type SearchState } from '../search-href.ts';
import { SearchLink } from './search-link.tsx';

const nearDays = ['azi', 'maine'] as const;

const loadSheet = lazyPart(() => import('./filter-sheet.lazy.tsx'));

type FilterBarProps = {
  state: SearchState;
  choices: FilterChoices;
  first: ResultPage | undefined;
  onChange: (state: SearchState) => void;
};

export function FilterBar({ state, choices, first, onChange }: FilterBarProps) {
  const [open, setOpen] = useState(false);
  const sheet = useLoaded(loadSheet, open, setOpen);
  const active = [
    ...conditionsOf(state, first?.understood ?? []),
    ...(state.radius === defaultRadiusKm
      ? []
      : [{ name: copy.km(state.radius), to: { ...state, radius: defaultRadiusKm } }]),
    ...choices.payments
      .filter(({ id }) => state.payments.includes(id))
      .map(({ id, name }) => ({ name, to: { ...state, payments: toggleId(state.payments, id) } })),
  ];
  const used = active.length + state.categories.length;
  // With a text, most other categories have no results.
  const categories = choices.categories.filter(
    ({ id }) => !state.search || state.categories.includes(id),
  );

  return (
    <div role="group" aria-label={copy.bar} className="chip-row">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={chipClasses(used > 0)}
      >
        <Icon name="sliders-horizontal" />
        {copy.title}
        {used > 0 && <span className="tabular">{`(${used})`}</span>}
      </button>
      {active.map(({ name, to }) => (
        <SearchLink
          key={name}
          to={to}
          onChange={onChange}
          aria-label={copy.remove(name)}
          className={chipClasses(true)}
        >
          {name}
          <Icon name="x" size={16} />
        </SearchLink>
      ))}
      {state.time.date.length === 0 &&
        nearDays.map((day) => (
          <a
            key={day}
            href={withDay(searchHref({ ...state, page: 1 }), day)}
            className={chipClasses(false)}
          >
            {dayNames[day]}
          </a>
        ))}
      {categories.map(({ id, name }) => {
        const selected = state.categories.includes(id);
        return (
          <SearchLink
            key={id}
            to={{ ...state, categories: toggleId(state.categories, id) }}
            onChange={onChange}
            aria-current={selected || undefined}
            className={chipClasses(selected)}
          >
            {name}
            {selected && <Icon name="x" size={16} />}
          </SearchLink>
        );
      })}
      {sheet && (
        <sheet.FilterSheet
          open={open}
          onClose={() => setOpen(false)}
          state={state}
          choices={choices}
          first={first}
          onApply={onChange}
        />
      )}
    </div>
  );
}
