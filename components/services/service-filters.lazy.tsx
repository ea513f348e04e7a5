import { Button } from '#components/ui/button.tsx';
import { ChipToggle } from '#components/ui/chip.tsx';
import { classes } from '#components/ui/classes.ts';
import { Icon } from '#components/ui/icon.tsx';
import { Select } from '#components/ui/select.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import type { ServiceFilter } from '#domain/booking/service-filter.ts';
import { allServices } from './copy.ts';

export { filterCategories } from '#domain/booking/service-filter.ts';

type Named = { id: number; name: string };

type ServiceFiltersProps = {
  categories: readonly Named[];
  professionals: readonly Named[];
  filter: ServiceFilter;
  onChange: (filter: ServiceFilter) => void;
};

export function ServiceFilters(props: ServiceFiltersProps) {
  const { categories, professionals, filter, onChange } = props;
  const all = { id: null, name: allServices };
  return (
    <div
      role="group"
      aria-label="Filtrează serviciile"
      className="sticky top-[calc(var(--sticky-top)+var(--tabs-height,0rem))] z-10 -my-2 bleed service-filters bg-canvas py-2 noscript:hidden short:static"
    >
      <span
        className={classes(
          'service-search shrink-0 transition-[width] focus-within:w-48 md:w-52',
          filter.text ? 'w-48' : 'w-11',
        )}
      >
        <TextInput
          type="search"
          aria-label="Caută un serviciu"
          placeholder="Caută"
          value={filter.text ?? ''}
          onChange={(event) => onChange({ ...filter, text: event.target.value })}
          icon={<Icon name="search" className="-ml-0.5" />}
          className="h-11! rounded-full! pr-0! focus:pr-3.5! md:pr-3.5!"
        />
      </span>
      {categories.length > 1 &&
        [all, ...categories].map(({ id, name }) => (
          <ChipToggle
            key={id}
            selected={(filter.category ?? null) === id}
            onClick={() => onChange({ ...filter, category: id })}
            className="whitespace-nowrap"
          >
            {name}
          </ChipToggle>
        ))}
      {professionals.length > 1 && (
        <span className="service-select">
          <Select
            options={professionals}
            aria-label="Specialist"
            value={filter.professional ?? ''}
            onChange={({ target: { value } }) =>
              onChange({ ...filter, professional: value === '' ? null : Number(value) })
            }
            className="h-11! rounded-full! text-sm! font-medium"
          >
            <option value="">Toți specialiștii</option>
          </Select>
        </span>
      )}
    </div>
  );
}

export function NoServices({ onClear }: { onClear: () => void }) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-12 text-center">
      <h3 className="text-lg">Niciun serviciu nu se potrivește.</h3>
      <p className="text-sm text-muted">Încearcă alte cuvinte sau șterge filtrele.</p>
      <Button variant="secondary" onClick={onClear}>
        Șterge filtrele
      </Button>
    </div>
  );
}
