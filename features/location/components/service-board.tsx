'use client';

import { filterFrom, ServiceList } from '#components/services/service-list.tsx';
import { useLoaded } from '#hooks/use-loaded.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';
import { bookingFormId, useSelection } from '../selection-provider.tsx';

const loadFilters = lazyPart(() => import('#components/services/service-filters.lazy.tsx'), {
  deferred: true,
});

export function ServiceBoard() {
  const { categories, professionals, services, rules, day, removed, toggle } = useSelection();
  const filters = useLoaded(loadFilters, services.length >= filterFrom);

  if (services.length === 0)
    return <p className="text-muted">Locația nu are acum servicii cu programare online.</p>;
  return (
    <>
      <p role="status" className={removed.length > 0 ? 'pb-4 font-medium' : 'sr-only'}>
        {removed.map((name) => `Am scos „${name}”.`).join(' ')}
      </p>
      <ServiceList
        categories={categories}
        professionals={professionals}
        Filters={filters?.ServiceFilters}
        rules={rules}
        onToggle={toggle}
        day={day}
        form={bookingFormId}
      />
    </>
  );
}
