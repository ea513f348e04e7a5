import { Icon } from '#components/ui/icon.tsx';
import { Select } from '#components/ui/select.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import type { ServiceFilter } from '#domain/booking/service-filter.ts';

const text = 'Caută un serviciu';

type Named = { id: number; name: string };

type ServiceFiltersProps = {
  categories: readonly Named[];
  professionals: readonly Named[];
  filter: ServiceFilter;
  onChange: (filter: ServiceFilter) => void;
};

const idOf = (value: string) => (value === '' ? null : Number(value));

export function ServiceFilters(props: ServiceFiltersProps) {
  const { categories, professionals, filter, onChange } = props;
  return (
    <div
      role="group"
      aria-label="Filtrează serviciile"
      className="grid gap-2 sm:grid-cols-2 md:grid-cols-3"
    >
      <TextInput
        type="search"
        aria-label={text}
        placeholder={text}
        value={filter.text ?? ''}
        onChange={(event) => onChange({ ...filter, text: event.target.value })}
        icon={<Icon name="search" />}
        className="sm:col-span-2 md:col-span-1"
      />
      {professionals.length > 1 && (
        <Select
          aria-label="Specialist"
          value={filter.professional ?? ''}
          onChange={(event) => onChange({ ...filter, professional: idOf(event.target.value) })}
        >
          <option value="">Toți specialiștii</option>
          {professionals.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      {categories.length > 1 && (
        <Select
          aria-label="Categorie"
          value={filter.category ?? ''}
          onChange={(event) => onChange({ ...filter, category: idOf(event.target.value) })}
        >
          <option value="">Toate categoriile</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </div>
  );
}
