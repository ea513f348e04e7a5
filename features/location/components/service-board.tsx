'use client';

import { createContext, use, useState, type ReactNode } from 'react';
import { ServiceList } from '#components/services/service-list.tsx';
import {
  reconcileSelection,
  toggleService,
  type SelectionState,
} from '#domain/booking/service-selection.ts';
import { today } from '#domain/time/local-time.ts';
import { useHydrated } from '#hooks/use-hydrated.ts';
import { useMinute } from '#hooks/use-now.ts';
import { storedSelection, storeServices } from '#lib/browser/draft-storage.ts';
import type { BookableLocation } from '../bookable-service.ts';

type Selection = ReturnType<typeof useServiceChoice>;

function useServiceChoice(bookable: BookableLocation) {
  const { locationId, categories, professionals } = bookable;
  const [choice, setChoice] = useState<{ servicesIds: number[]; removed: number[] } | null>(null);
  const stored = useHydrated() ? storedSelection(locationId) : null;
  const now = useMinute();
  const services = categories.flatMap((category) => category.services);
  const unchecked: SelectionState = {
    services,
    available: professionals.map(({ id }) => id),
    servicesIds: choice?.servicesIds ?? stored?.servicesIds ?? [],
    addressSubscription: stored?.addressSubscription,
  };
  const { servicesIds, removed } = reconcileSelection(unchecked);
  const rules: SelectionState = { ...unchecked, servicesIds };
  const removedIds = [...removed, ...(choice?.removed ?? [])];
  return {
    ...bookable,
    services,
    servicesIds,
    rules,
    removedNames: services.filter(({ id }) => removedIds.includes(id)).map(({ name }) => name),
    /** Day of the prices; null until hydration. */
    day: now && today(now),
    toggle(id: number) {
      const next = toggleService(rules, id);
      setChoice(next);
      storeServices(locationId, next);
    },
  };
}

const Context = createContext<Selection | null>(null);

type SelectionProviderProps = { bookable: BookableLocation; children: ReactNode };

export function SelectionProvider({ bookable, children }: SelectionProviderProps) {
  const selection = useServiceChoice(bookable);
  return <Context value={selection}>{children}</Context>;
}

export function useSelection(): Selection {
  const selection = use(Context);
  if (!selection) throw new Error('No SelectionProvider');
  return selection;
}

export const bookingFormId = 'rezervare';

export function ServiceBoard() {
  const { categories, professionals, services, rules, day, removedNames, toggle } = useSelection();

  if (services.length === 0)
    return <p className="text-muted">Locația nu are acum servicii cu programare online.</p>;
  return (
    <>
      <p role="status" className={removedNames.length > 0 ? 'pb-4 font-medium' : 'sr-only'}>
        {removedNames.map((name) => `Am scos „${name}”.`).join(' ')}
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
