import type { ReactNode } from 'react';
import { ChipToggle } from '#components/ui/chip.tsx';
import { locationSorts } from '#contract/values.ts';
import { RADII_KM } from '#domain/geo.ts';
import { resultsCopy as copy } from '../results-copy.ts';
import { toggled, type FilterChoices } from '../filter-choices.ts';
import type { SearchState } from '../search-state.ts';

type FilterGroupsProps = {
  state: SearchState;
  choices: FilterChoices;
  onChange: (state: SearchState) => void;
};

export function FilterGroups({ state, choices, onChange }: FilterGroupsProps) {
  return (
    <div className="flex flex-col gap-8">
      <Group title={copy.filters.radius}>
        {RADII_KM.map((km) => (
          <ChipToggle
            key={km}
            selected={state.radius === km}
            onClick={() => onChange({ ...state, radius: km })}
          >
            {copy.filters.km(km)}
          </ChipToggle>
        ))}
      </Group>
      <Group title={copy.filters.category}>
        {choices.categories.map(({ id, name }) => (
          <ChipToggle
            key={id}
            selected={state.categories.includes(id)}
            onClick={() => onChange({ ...state, categories: toggled(state.categories, id) })}
          >
            {name}
          </ChipToggle>
        ))}
      </Group>
      <Group title={copy.filters.payment}>
        {choices.payments.map(({ id, name }) => (
          <ChipToggle
            key={id}
            selected={state.payments.includes(id)}
            onClick={() => onChange({ ...state, payments: toggled(state.payments, id) })}
          >
            {name}
          </ChipToggle>
        ))}
      </Group>
      <Group title={copy.sort.title}>
        {[null, ...locationSorts].map((sort) => (
          <ChipToggle
            key={sort ?? 'default'}
            selected={state.sort === sort}
            onClick={() => onChange({ ...state, sort })}
          >
            {copy.sort[sort ?? 'default']}
          </ChipToggle>
        ))}
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-3 text-base font-semibold">{title}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}
