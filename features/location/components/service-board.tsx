'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/notice.tsx';
import { today } from '#domain/local-time.ts';
import { filterCategories, type ServiceFilter } from '#domain/service-filter.ts';

import { copy } from '../copy.ts';
import { useSelection } from '../selection-context.tsx';
import { useMinute } from '#hooks/use-now.ts';
import { ServiceFilters } from './service-filters.tsx';
import { ServiceRow } from './service-row.tsx';

/** Below this many services there is nothing to narrow. */
const MANY = 6;

/** The services by category, to choose from. */
export function ServiceBoard() {
  const selection = useSelection();
  const now = useMinute();
  const [filter, setFilter] = useState<ServiceFilter>({});
  const shown = filterCategories(selection.categories, filter);
  const day = now && today(now);

  if (selection.services.length === 0) return <p className="text-muted">{copy.service.none}</p>;
  return (
    <div className="flex flex-col gap-8">
      {selection.services.length >= MANY && (
        <ServiceFilters bookable={selection} filter={filter} onChange={setFilter} />
      )}
      {shown.map((category) => (
        <div key={category.id} className="flex flex-col gap-1">
          <h3 className="text-lg">{category.name}</h3>
          <ul>
            {category.services.map((service) => (
              <ServiceRow key={service.id} service={service} today={day} />
            ))}
          </ul>
        </div>
      ))}
      {shown.length === 0 && (
        <EmptyState
          level={3}
          title={copy.filter.none}
          action={
            <Button variant="secondary" onClick={() => setFilter({})}>
              {copy.filter.clear}
            </Button>
          }
        >
          {copy.filter.noneHint}
        </EmptyState>
      )}
      <p role="status" className="sr-only">
        {selection.removed.map(copy.service.removed).join('. ')}
      </p>
    </div>
  );
}
