import { useState, type ComponentProps } from 'react';
import { chipClasses } from '#components/ui/chip.tsx';
import { classes } from '#components/ui/classes.ts';
import { Icon } from '#components/ui/icon.tsx';
import { opensElsewhere } from '#components/ui/nav-link.tsx';
import { locationSorts } from '#contract/location-order.ts';
import { defaultRadiusKm } from '#domain/place/geo.ts';
import { useLoaded } from '#hooks/use-loaded.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';
import type { ResultPage } from '../cards/card-data.ts';
import { copy, sortName } from './copy.ts';
import { conditionsOf, sortOf, toggleId, withSort, type FilterChoices } from './filter-choices.ts';
import { dayNames } from '../copy.ts';
import { searchHref, withDay, type SearchState } from '../search-href.ts';

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
  // Other categories usually have no results for a text.
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

/** On phones, the filter sheet has the order. */
export function SortLinks({ state, first, onChange }: Omit<FilterBarProps, 'choices'>) {
  const current = sortOf(state, first);
  return (
    <nav
      aria-label={copy.sort}
      className="bleed hidden border-b border-line pb-2 sm:block sm:short:hidden noscript:block"
    >
      <ul className="flex gap-5 whitespace-nowrap">
        {[null, ...locationSorts].map((sort) => (
          <li key={sort ?? 'default'}>
            <SearchLink
              to={withSort(state, sort, first)}
              onChange={onChange}
              aria-current={current === sort || undefined}
              className={classes(
                'inline-flex min-h-target items-center text-sm no-underline underline-offset-8 hover:text-ink',
                current === sort
                  ? 'font-semibold text-ink underline decoration-brand decoration-2'
                  : 'text-muted',
              )}
            >
              {sortName(sort)}
            </SearchLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type SearchLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick' | 'onChange'> & {
  to: SearchState;
  onChange: (state: SearchState) => void;
};

export function SearchLink({ to, onChange, ...rest }: SearchLinkProps) {
  const search = { ...to, page: 1 };
  return (
    <a
      {...rest}
      href={searchHref(search)}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        onChange(search);
      }}
    />
  );
}
