import fc from 'fast-check';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { occupiesSlot, type BookingStatus } from '#domain/booking/booking-status.ts';
import { addDays, hourMs, toInstant, type LocalDate } from '#domain/time/local-time.ts';
import { AppError } from '../app-error.ts';
import { decideBooking } from './provider/decide-booking.ts';
import {
  covered,
  freeOne,
  history,
  laser,
  maxUses,
  services,
  timeOf,
  totalOf,
  type Step,
  type Visit,
  type Wish,
} from '../testing/booking-histories.ts';
import { makeLocation, type MadeLocation } from '../testing/make-location.ts';
import { makeUser } from '../testing/make-user.ts';
import { makeVoucher } from '../testing/make-voucher.ts';
import { setUpApi } from '../testing/set-up-api.ts';
import { locationToken } from '../messages/booking-tokens.ts';
import { cancelBooking } from './bookings/cancel-booking.ts';
import { createBooking } from './bookings/create-booking.ts';
import { rescheduleBooking } from './bookings/reschedule-booking.ts';
import { expirePendingBookings } from './bookings/status-repository.ts';

const numRuns = 500;
const friday = new Date('2026-11-20T08:00:00Z');
const api = setUpApi({ database: 'server', now: friday, env: { LIMIT_FACTOR: '1000' } });
let location: MadeLocation;
beforeAll(async () => {
  location = await makeLocation(api.db, {
    ...{ approval: 'manual', horizon_days: 100_000, services, professionals: 2 },
    equipment: [{ units: 1 }],
  });
});

test(
  `after each step of a random history the rows are those of a model: ${numRuns} histories`,
  { timeout: 300_000 },
  async () => {
    let day: LocalDate = '2027-01-04';
    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        day = addDays(day, 7);
        const one = new History(day);
        await one.begin();
        for (const step of steps) {
          await one.take(step);
          await one.check();
        }
      }),
      { numRuns },
    );
  },
);

class History {
  readonly #day: LocalDate;
  readonly #visits: Visit[] = [];
  readonly #own = randomUUID();
  #userId = '';
  #voucher = { id: 0, code: '' };

  constructor(day: LocalDate) {
    this.#day = day;
  }

  async begin(): Promise<void> {
    api.clock.set(friday);
    this.#userId = (await makeUser(api.db)).id;
    this.#voucher = await makeVoucher(api.db, { max_uses: maxUses, valid_until: '2099-12-31' });
    const { id: service_id, subscriptions } = location.services[covered]!;
    const subscription = {
      ...{ id: this.#own, user_id: this.#userId, location_id: location.id, service_id },
      ...{ subscription_id: subscriptions[0]!.id, remaining: maxUses, total: maxUses },
      ...{ starts_at: friday, expires_at: new Date('2099-12-31') },
    };
    await api.db.insertInto('client_subscriptions').values(subscription).execute();
  }

  async take(step: Step): Promise<void> {
    this.#expire();
    if (step.do === 'place') return this.#place(step);
    if (step.do === 'wait') {
      api.clock.advance((25 * hourMs) / 1000);
      if (step.swept) await expirePendingBookings(api.db, api.clock.now());
      return;
    }
    const visit = this.#visits[step.nth % (this.#visits.length || 1)];
    if (!visit) return;
    if (step.do === 'move') return this.#move(visit, step);
    if (step.do === 'repeat') return expect(await visit.repeat()).toBe(visit.id);
    const { id, status: from } = visit;
    const isCanceled = step.do === 'canceled';
    const isLegal = [step.do, 'pending', isCanceled ? 'approved' : 'pending'].includes(from);
    const response = isCanceled
      ? cancelBooking(api.deps, this.#userId, id, { reason_id: 1 })
      : decideBooking(
          api.deps,
          { id, token: locationToken(api.env, { id, starts_at: this.#slot(visit).starts_at! }) },
          { status: step.do as 'approved' | 'rejected' },
        );
    const refusal = isCanceled ? 'not_cancelable' : 'not_answerable';
    expect(await outcome(response.then(() => id))).toBe(isLegal ? id : refusal);
    if (isLegal) visit.status = step.do as BookingStatus;
  }

  async #place(step: Wish & { voucher: boolean }): Promise<void> {
    const isCovered = step.service === covered;
    const body = {
      ...{ location_id: location.id, services_ids: [location.services[step.service]!.id] },
      ...this.#time(step),
      ...(step.voucher && { voucher_code: this.#voucher.code }),
      ...(isCovered && { services_subscription_id: this.#own }),
      expected_total: totalOf(step),
    };
    const key = randomUUID();
    const repeat = async () => (await createBooking(api.deps, this.#userId, body, key)).booking.id;
    const standing = this.#standing();
    const sessions = standing.filter(({ service }) => service === covered);
    const lowered = standing.filter(({ voucher }) => voucher);
    const isRefused =
      (isCovered && (step.voucher || sessions.length === maxUses)) ||
      (step.voucher && lowered.length === maxUses);
    const one = freeOne(standing, step);
    const id = await outcome(repeat());
    if (isRefused) return expect(id).toBe('validation_failed');
    if (one === undefined) return expect(id).toBe('slot_taken');
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    this.#visits.push({ ...step, id, who: one, repeat, status: 'pending', until: pendingEnd() });
  }

  async #move(visit: Visit, step: { who: number | null; at: number }): Promise<void> {
    const others = this.#standing().filter((other) => other !== visit);
    const one = freeOne(others, { ...step, service: visit.service });
    const isThere = step.at === visit.at && (step.who ?? visit.who) === visit.who;
    const to = { ...this.#time(step), expected_total: totalOf(visit) };
    const moved = rescheduleBooking(api.deps, this.#userId, visit.id, to, randomUUID());
    const result = await outcome(moved.then(({ booking }) => booking.id));
    if (!occupiesSlot(visit.status)) return expect(result).toBe('not_reschedulable');
    if (isThere) return expect(result).toBe(visit.id);
    if (one === undefined) return expect(result).toBe('slot_taken');
    expect(result).toBe(visit.id);
    const until = visit.status === 'pending' ? visit.until : pendingEnd();
    Object.assign(visit, { who: one, at: step.at, status: 'pending', until });
  }

  async check(): Promise<void> {
    this.#expire();
    const rows = await rowsOf(this.#userId, this.#voucher.id, this.#own);
    const held = rows.filter(({ occupies }) => occupies);
    const expected = this.#visits.map(({ id, service, voucher, ...visit }) => {
      const row = rows.find((one) => one.id === id);
      return {
        ...{ id, status: visit.status, ...this.#slot(visit) },
        // A pending booking past its deadline keeps its slot until a sweep or a conflicting booking
        // expires it.
        occupies: occupiesSlot(visit.status) || (visit.status === 'expired' && row?.occupies),
        ...{ laser: row?.occupies && service === laser, voucher: row?.occupies && voucher },
        session: row?.occupies && service === covered,
        used: held.filter((one) => one.voucher).length,
        remaining: maxUses - held.filter((one) => one.session).length,
      };
    });
    const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
    expect(rows).toEqual(expected.toSorted(byId));
    const standing = this.#standing();
    for (const one of standing)
      expect(
        freeOne(
          standing.filter((other) => other !== one),
          one,
        ),
      ).toBe(one.who);
  }

  #standing(): Visit[] {
    return this.#visits.filter(({ status }) => occupiesSlot(status));
  }

  #expire(): void {
    for (const visit of this.#visits)
      if (visit.status === 'pending' && visit.until <= api.clock.now().getTime())
        visit.status = 'expired';
  }

  #time({ who: one, at: minute }: { who: number | null; at: number }) {
    const professional_id = one === null ? null : location.professionals[one]!.id;
    return { start_date: this.#day, start_time: timeOf(minute), professional_id };
  }

  #slot(visit: { who: number; at: number }) {
    const { professional_id, start_date, start_time } = this.#time(visit);
    return { professional_id, starts_at: toInstant(start_date, start_time) };
  }
}

function pendingEnd(): number {
  return api.clock.now().getTime() + 24 * hourMs;
}

async function outcome(work: Promise<string>): Promise<string> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

async function rowsOf(userId: string, voucherId: number, subscriptionId: string) {
  const { rows } = await sql<{
    id: string;
    occupies: boolean;
    voucher: boolean;
    session: boolean;
  }>`
    SELECT id, professional_id, lower(during) AS starts_at,
      CASE WHEN status = 'pending' AND hold_expires_at <= ${api.clock.now()} THEN 'expired'
        ELSE status END AS status,
      status IN ('pending', 'approved') AS occupies,
      EXISTS (SELECT FROM equipment_allocations WHERE booking_id = bookings.id AND active) AS laser,
      EXISTS (SELECT FROM voucher_redemptions WHERE booking_id = bookings.id) AS voucher,
      EXISTS (SELECT FROM subscription_uses WHERE booking_id = bookings.id) AS session,
      (SELECT used FROM vouchers WHERE id = ${voucherId}) AS used,
      (SELECT remaining FROM client_subscriptions WHERE id = ${subscriptionId}) AS remaining
    FROM bookings WHERE user_id = ${userId} ORDER BY id::text`.execute(api.db);
  return rows;
}
