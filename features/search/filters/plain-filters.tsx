import { AllCitiesLink, CountyLinks } from '#components/layout/city-links.tsx';
import { Button } from '#components/ui/button.tsx';
import { Checkbox } from '#components/ui/checkbox.tsx';
import { Field } from '#components/ui/field.tsx';
import { Select } from '#components/ui/select.tsx';
import type { FiltersForm } from '#contract/filters-form.ts';
import { radiiKm } from '#domain/place/geo.ts';
import type { FilterChoices } from './filter-choices.ts';
import { copy as searchCopy } from '../copy.ts';
import { sheetCopy, copy } from './copy.ts';
import { searchHref, searchQuery, type SearchState } from '../search-href.ts';

export function PlainSearch({ state }: { state: SearchState }) {
  return (
    <noscript>
      <form
        action="/locations"
        role="search"
        aria-label={searchCopy.form}
        className="page plain-search"
      >
        <div>
          <input name="search" aria-label={searchCopy.text} defaultValue={state.search} />
          <input name="place" aria-label="Unde?" defaultValue={state.city.name} />
          <button>CAUTĂ</button>
        </div>
      </form>
    </noscript>
  );
}

export const plainFiltersParam = 'filters';

export function PlainFiltersLink({ state }: { state: SearchState }) {
  return (
    <noscript>
      <a href={`${searchHref(state)}&${plainFiltersParam}=1`} className="py-3 text-sm">
        {copy.title}
      </a>
    </noscript>
  );
}

const params = { categories: 'categories[]', payments: 'payment_methods[]' };

type PlainFiltersProps = {
  state: SearchState;
  choices: FilterChoices;
  counties: FiltersForm['counties'];
};

export function PlainFilters({ state, choices, counties }: PlainFiltersProps) {
  const hiddenFields = searchQuery({ ...state, categories: [], payments: [], page: 1 });
  hiddenFields.delete('radius');
  return (
    <form
      action="/locations"
      aria-label={copy.bar}
      className="page mt-6 flex flex-col items-start gap-6 md:mt-10"
    >
      {[...hiddenFields].map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <Field label={sheetCopy.radius}>
        {(control) => (
          <Select
            options={radiiKm.map((km) => ({ id: km, name: copy.km(km) }))}
            {...control}
            name="radius"
            defaultValue={state.radius}
          />
        )}
      </Field>
      {(['categories', 'payments'] as const).map((kind) => (
        <fieldset key={kind}>
          <legend className="text-base font-semibold">{sheetCopy[kind]}</legend>
          <div className="flex flex-wrap gap-x-6">
            {choices[kind].map(({ id, name }) => (
              <Checkbox
                key={id}
                name={params[kind]}
                value={id}
                label={name}
                defaultChecked={state[kind].includes(id)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <Button type="submit">{sheetCopy.apply}</Button>
      <section aria-label={sheetCopy.city} className="flex flex-col gap-3">
        <AllCitiesLink className="inline-flex min-h-target items-center self-start underline" />
        <CountyLinks counties={counties} />
      </section>
    </form>
  );
}
