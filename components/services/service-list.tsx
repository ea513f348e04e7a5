import { useRef, useState, type ReactNode } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import type { LocalDate } from '#domain/time/local-time.ts';
import type { ServiceFilter } from '#domain/booking/service-filter.ts';
import { disabledReason, type SelectionState } from '#domain/booking/service-selection.ts';
import { plural } from '#domain/words/numbers.ts';
import { useLoaded } from '#hooks/use-loaded.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';
import { allServices, serviceListId } from './copy.ts';
import type { ListedService } from './service-price.ts';
import { ServiceRow } from './service-row.tsx';

const loadFilters = lazyPart(() => import('./service-filters.lazy.tsx'), { deferred: true });

const filterFrom = 6;

type ServiceListProps<S> = {
  categories: { id: number; name: string; services: S[] }[];
  professionals: { id: number; name: string }[];
  rules: SelectionState;
  onToggle: (id: number) => void;
  /** Day of the prices; null until hydration. */
  day: LocalDate | null;
  form?: string;
  covered?: number;
  beneath?: (service: S) => ReactNode;
};

export function ServiceList<S extends ListedService>(props: ServiceListProps<S>) {
  const { categories, professionals, rules, onToggle, day, form, covered } = props;
  const [filter, setFilter] = useState<ServiceFilter>({});
  const hasFilters = rules.services.length >= filterFrom;
  const filters = useLoaded(loadFilters, hasFilters);
  const list = useRef<HTMLDivElement>(null);
  const visibleCategories = filters ? filters.filterCategories(categories, filter) : categories;
  const isWhole = !filter.text && !filter.professional && !filter.category;
  const narrow = (next: ServiceFilter) => {
    setFilter(next);
    const start = list.current;
    if (start && start.getBoundingClientRect().top < 0)
      start.scrollIntoView({ behavior: 'instant' });
  };
  const rowOf = (service: S) => (
    <ServiceRow
      key={service.id}
      service={service}
      day={day}
      checked={rules.servicesIds.includes(service.id)}
      reason={disabledReason(rules, service.id)}
      onToggle={() => onToggle(service.id)}
      covered={service.id === covered}
      form={form}
    >
      {props.beneath?.(service)}
    </ServiceRow>
  );
  return (
    <div className="flex flex-col gap-4">
      {hasFilters &&
        (filters ? (
          <filters.ServiceFilters
            categories={categories}
            professionals={professionals}
            filter={filter}
            onChange={narrow}
          />
        ) : (
          <FiltersSpace categories={categories} hasSelect={professionals.length > 1} />
        ))}
      <div
        ref={list}
        id={serviceListId}
        tabIndex={-1}
        className="flex scroll-mt-28 flex-col gap-8 short:scroll-mt-0"
      >
        {visibleCategories.map(({ id: categoryId, name, services }) => (
          <div key={categoryId} className="flex flex-col gap-1">
            <h3 className="text-lg">{name}</h3>
            {isWhole ? (
              <FoldedRows services={services} chosen={rules.servicesIds} rowOf={rowOf} />
            ) : (
              <ul>{services.map(rowOf)}</ul>
            )}
          </div>
        ))}
        {filters && visibleCategories.length === 0 && (
          <filters.NoServices
            onClear={() => {
              setFilter({});
              // The pressed button, which has the focus, disappears.
              list.current?.focus();
            }}
          />
        )}
      </div>
    </div>
  );
}

type FiltersSpaceProps = {
  categories: readonly { id: number; name: string }[];
  hasSelect: boolean;
};

function FiltersSpace({ categories, hasSelect }: FiltersSpaceProps) {
  return (
    <div className="invisible service-filters h-11 overflow-hidden lg:h-auto noscript:hidden">
      <span className="service-search" />
      {categories.length > 1 &&
        [{ id: null, name: allServices }, ...categories].map(({ id, name }) => (
          <span key={id} className="chip whitespace-nowrap">
            {name}
          </span>
        ))}
      {hasSelect && <span className="service-select" />}
    </div>
  );
}

const unfolded = 5;

/** `one` is unused, because at least two rows are folded. */
const more = { one: '', more: 'Încă {n} servicii' };

type FoldedRowsProps<S> = {
  services: S[];
  chosen: readonly number[];
  rowOf: (service: S) => ReactNode;
};

function FoldedRows<S extends { id: number }>({ services, chosen, rowOf }: FoldedRowsProps<S>) {
  const [open, setOpen] = useState(false);
  // A single row takes no more space than the line that would unfold it.
  const rest = services.length > unfolded + 1 ? services.slice(unfolded) : [];
  const hasChosen = rest.some(({ id }) => chosen.includes(id));
  return (
    <>
      <ul>{services.slice(0, services.length - rest.length).map(rowOf)}</ul>
      {rest.length > 0 && (
        <details
          open={open || hasChosen}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
          className="more-rows"
        >
          <summary>
            {plural(rest.length, more)}
            <Icon name="chevron-down" />
          </summary>
          <ul>{rest.map(rowOf)}</ul>
        </details>
      )}
    </>
  );
}
