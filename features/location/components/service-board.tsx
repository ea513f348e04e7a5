'use client';

import { ServiceList } from '#components/services/service-list.tsx';
import { bookingFormId, useSelection } from '../selection-provider.tsx';

export function ServiceBoard() {
  const { categories, professionals, services, rules, day, removed, toggle } = useSelection();

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
        rules={rules}
        onToggle={toggle}
        day={day}
        form={bookingFormId}
      />
    </>
  );
}
