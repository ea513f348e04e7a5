'use client';

import { createContext, use, useState, type ReactNode } from 'react';
import { ServiceList } from '#components/services/service-list.tsx';
import {
  reconcileSelection,
  toggleService,
  type SelectionState,
} from '#domain/booking/service-selection.ts';
import { today, type LocalDate } from '#domain/time/local-time.ts';
import { useHydrated } from '#hooks/use-hydrated.ts';
import { useMinute } from '#hooks/use-now.ts';
import { storedSelection, storeServices } from '#lib/browser/draft-storage.ts';
import type { BookableLocation, BookableService } from '../bookable-service.ts';

type Selection = BookableLocation & {
  servicesIds: number[];
  removed: string[];
  services: BookableService[];
  rules: SelectionState;
  /** Day of the prices; null until hydration. */
  day: LocalDate | null;
  toggle: (id: number) => void;
};

const Context = createContext<Selection | null>(null);

type SelectionProviderProps = { bookable: BookableLocation; children: ReactNode };

export function SelectionProvider({ bookable, children }: SelectionProviderProps) {
  const [choice, setChoice] = useState<{ servicesIds: number[]; removed: number[] } | null>(null);
  const stored = useHydrated() ? storedSelection(bookable.locationId) : null;
  const now = useMinute();
  const services = bookable.categories.flatMap((category) => category.services);
  const before: SelectionState = {
    services,
    available: bookable.professionals.map(({ id }) => id),
    servicesIds: choice?.servicesIds ?? stored?.servicesIds ?? [],
    addressSubscription: stored?.addressSubscription,
  };
  const { servicesIds, removed: gone } = reconcileSelection(before);
  const rules: SelectionState = { ...before, servicesIds };
  const removedIds = [...gone, ...(choice?.removed ?? [])];
  const removed = services.filter(({ id }) => removedIds.includes(id)).map(({ name }) => name);
  const toggle = (id: number) => {
    const next = toggleService(rules, id);
    setChoice(next);
    storeServices(bookable.locationId, next);
  };

  return (
    <Context
      value={{ ...bookable, servicesIds, removed, services, rules, day: now && today(now), toggle }}
    >
      {children}
    </Context>
  );
}

export function useSelection(): Selection {
  const selection = use(Context);
  if (!selection) throw new Error('No SelectionProvider');
  return selection;
}

export const bookingFormId = 'rezervare';

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
