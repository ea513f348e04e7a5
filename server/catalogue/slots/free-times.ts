import { startOfDay, addDays, today, type LocalDate } from '#domain/time/local-time.ts';
import {
  professionalsFor,
  selectionProblem,
  type SelectionProblem,
  type SelectionState,
} from '#domain/booking/service-selection.ts';
import { daysFrom } from '#domain/search/when.ts';
import { freeSlots, type Calendar, type Slot, type SlotRules } from '#domain/booking/slots.ts';
import { AppError, invalidField, notFound } from '#server/app-error.ts';
import type { Deps } from '#server/deps.ts';
import { loadServices } from '../services/repository.ts';
import { loadVisitRules } from './calendars.ts';
import { findBookingRules, loadCalendars } from './repository.ts';

const selectionRefusals: Record<SelectionProblem, string> = {
  no_professional: 'Niciun specialist disponibil nu oferă toate serviciile alese.',
  equipment: 'Serviciile alese nu se pot combina.',
  subscription: 'Poți alege cel mult un abonament.',
  empty: 'Alege cel puțin un serviciu.',
  duplicate: 'Un serviciu apare de două ori.',
  unknown_service: 'Unul dintre serviciile alese nu mai este oferit la această locație.',
};

type Query = {
  locationId: number;
  services: readonly number[];
  professional: number | null;
  from: LocalDate;
  to: LocalDate;
};

type FreeTimes = {
  days: Map<LocalDate, Slot[]>;
  /** Not limited by `to`, but by the horizon. */
  firstAvailable: LocalDate | null;
};

export async function findFreeTimes(
  { db, now: clock }: Pick<Deps, 'db' | 'now'>,
  query: Query,
): Promise<FreeTimes> {
  const now = clock();
  const location = await findBookingRules(db, query.locationId);
  if (!location) throw notFound();
  const services = await loadServices(db, query.locationId, query.services);
  const selection = { services, available: location.professionals, servicesIds: query.services };
  const professionalIds = chooseProfessionals(selection, query.professional, {
    services: 'services',
    professional: 'professional',
    notOffered: 'Specialistul ales nu oferă toate aceste servicii.',
  });

  const first = query.from > today(now) ? query.from : today(now);
  const last = addDays(today(now), location.horizon_days);
  if (first > last) return { days: new Map(), firstAvailable: null };
  const span = { from: startOfDay(first), to: startOfDay(addDays(last, 1)), now };
  const calendars = await loadCalendars(db, { professionalIds, ...span });
  const rules = await loadVisitRules(db, location, services, span);
  const days = freeSlots(calendars, first, query.to, rules);
  const [firstAvailable = firstDayAfter(query.to, last, calendars, rules)] = days.keys();
  return { days, firstAvailable };
}

export async function freeDays(
  deps: Pick<Deps, 'db' | 'now'>,
  query: Query,
): Promise<FreeTimes['days']> {
  try {
    return (await findFreeTimes(deps, query)).days;
  } catch (error) {
    if (error instanceof AppError) return new Map();
    throw error;
  }
}

export function chooseProfessionals(
  selection: SelectionState,
  professional: number | null,
  fields: { services: string; professional: string; notOffered: string },
): number[] {
  const problem = selectionProblem(selection);
  if (problem) throw invalidField(fields.services, selectionRefusals[problem]);
  const offering = professionalsFor(selection);
  if (professional === null) return offering;
  if (offering.includes(professional)) return [professional];
  throw invalidField(fields.professional, fields.notOffered);
}

function firstDayAfter(
  day: LocalDate,
  last: LocalDate,
  calendars: readonly Calendar[],
  rules: SlotRules,
): LocalDate | null {
  const next = addDays(day, 1);
  const from = next > today(rules.now) ? next : today(rules.now);
  const isFree = (date: LocalDate) => freeSlots(calendars, date, date, rules).size > 0;
  return daysFrom(from, last).find(isFree) ?? null;
}
