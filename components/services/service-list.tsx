'use client';

import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import type { LocalDate } from '#domain/time/local-time.ts';
import { filterCategories, type ServiceFilter } from '#domain/booking/service-filter.ts';
import { disabledReason, type SelectionState } from '#domain/booking/service-selection.ts';
import { FoldedRows } from './folded-rows.tsx';
import type { ServiceFiltersProps } from './service-filters.tsx';
import { serviceListId } from './copy.ts';
import { ServiceRow, type ListedService } from './service-row.tsx';

/** Shorter lists have no filters. */
export const filterFrom = 6;

type ServiceListProps<S> = {
  categories: { id: number; name: string; services: S[] }[];
  professionals: { id: number; name: string }[];
  /** Undefined until its chunk arrives. */
  Filters: ComponentType<ServiceFiltersProps> | undefined;
  rules: SelectionState;
  onToggle: (id: number) => void;
  /** Day of the prices; null until hydration. */
  day: LocalDate | null;
  form?: string;
  covered?: number;
  beneath?: (service: S) => ReactNode;
};

export function ServiceList<S extends ListedService>(props: ServiceListProps<S>) {
  const { categories, professionals, Filters, rules, onToggle, day, form, covered } = props;
  const [filter, setFilter] = useState<ServiceFilter>({});
  const list = useRef<HTMLDivElement>(null);
  const visibleCategories = filterCategories(categories, filter);
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
      {rules.services.length >= filterFrom &&
        (Filters ? (
          <Filters
            categories={categories}
            professionals={professionals}
            filter={filter}
            onChange={narrow}
          />
        ) : (
          <div className="h-11 noscript:hidden" />
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
        {visibleCategories.length === 0 && (
          <div className="flex flex-col items-center gap-3 px-4 py-12 text-center">
            <h3 className="text-lg">Niciun serviciu nu se potrivește.</h3>
            <p className="text-sm text-muted">Încearcă alte cuvinte sau șterge filtrele.</p>
            <Button
              variant="secondary"
              onClick={() => {
                setFilter({});
                // The pressed button disappears.
                list.current?.focus();
              }}
            >
              Șterge filtrele
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
