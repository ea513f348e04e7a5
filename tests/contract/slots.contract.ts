import { beforeAll, describe, expect, test } from 'vitest';
import { addDays, toInstant, toIsoWithOffset } from '#domain/time/local-time.ts';
import { findBookable, type Bookable } from './bookable.ts';
import { ContractClient } from './contract-client.ts';
import { expectFieldRefusal, expectRefusal } from './refusal.ts';
import { unknownId } from './unknown-id.ts';

const client = new ContractClient();
const ask = (bookable: Bookable, changes: object = {}, id = bookable.location.id) => {
  const { service, date } = bookable;
  const query = { services: [service.id], from: date, to: addDays(date, 13), ...changes };
  return client.ask('locationSlots', { params: { id }, query });
};

let bookable: Bookable;
beforeAll(async () => {
  bookable = await findBookable();
}, 60_000);

describe('free slots', () => {
  test('are on days within the requested range, without empty days', async () => {
    const { body } = await ask(bookable);
    const days = Object.keys(body.data);
    expect(days.length).toBeGreaterThan(0);
    for (const day of days)
      expect(day >= bookable.date && day <= addDays(bookable.date, 13)).toBe(true);
    for (const slots of Object.values(body.data)) expect(slots.length).toBeGreaterThan(0);
  });

  test('ascend within a day, without duplicates', async () => {
    for (const slots of Object.values((await ask(bookable)).body.data)) {
      const times = slots.map(({ time }) => time);
      expect(times).toEqual([...new Set(times)].sort());
    }
  });

  test('are instants with the offset of Bucharest on that day', async () => {
    for (const [day, slots] of Object.entries((await ask(bookable)).body.data))
      for (const { time, starts_at } of slots) {
        const instant = toInstant(day, time);
        expect(starts_at).toBe(instant && toIsoWithOffset(instant));
      }
  });

  test('name professionals who offer the service', async () => {
    const offering = bookable.service.professionals;
    for (const { professionals } of Object.values((await ask(bookable)).body.data).flat()) {
      expect(professionals.length).toBeGreaterThan(0);
      expect(offering).toEqual(expect.arrayContaining(professionals));
    }
  });

  test('of one professional are exactly their free ones', async () => {
    const professional = bookable.slots[0]?.professionals[0] ?? 0;
    const own = Object.values((await ask(bookable, { professional })).body.data).flat();
    expect(own.length).toBeGreaterThan(0);
    for (const { professionals } of own) expect(professionals).toEqual([professional]);
  });

  test('begin on the first available day', async () => {
    const { body } = await ask(bookable);
    expect(body.meta.first_available).toBe(Object.keys(body.data).sort()[0]);
  });

  test('can be requested for 31 days', async () => {
    expect((await ask(bookable, { to: addDays(bookable.date, 30) })).status).toBe(200);
  });
});

describe('refused on its field', () => {
  test.each([
    ['a range of 32 days', 'to', (date: string) => ({ to: addDays(date, 31) })],
    ['an end before the start', 'to', (date: string) => ({ to: addDays(date, -1) })],
    ['a day that does not exist', 'from', () => ({ from: '2026-02-30' })],
    ['no service at all', 'services', () => ({ services: [] })],
    ['an unknown service', 'services', () => ({ services: [unknownId] })],
    ['an unknown professional', 'professional', () => ({ professional: unknownId })],
  ])('%s, on %s', async (_what, field, changes) => {
    expectFieldRefusal(await ask(bookable, changes(bookable.date)), field);
  });
});

test('free slots of an unknown location are not found', async () => {
  expectRefusal(await ask(bookable, {}, unknownId), 'not_found');
});

describe('the next free slots', () => {
  const next = (...ids: number[]) => client.ask('locationsNextSlots', { query: { ids } });

  test('are at most three, ascend, and are free for the service that they name', async () => {
    const { id } = bookable.location;
    const { body } = await next(id, unknownId);
    expect(Object.keys(body.data)).toEqual([String(id)]);
    const slots = body.data[id] ?? [];
    const starts = slots.map(({ starts_at }) => starts_at);
    expect([1, 2, 3]).toContain(slots.length);
    expect(starts).toEqual([...starts].sort());
    const [first] = slots;
    const from = first?.starts_at.slice(0, 10) ?? '';
    const services = [first?.service_id ?? 0];
    const free = await ask(bookable, { services, from, to: from });
    const same = free.body.data[from]?.find(({ starts_at }) => starts_at === first?.starts_at);
    expect(same?.professionals).toContain(first?.professional_id);
  });

  test('are refused for more than twenty locations, and for none', async () => {
    const many = Array.from({ length: 21 }, (_, index) => index + 1);
    expectFieldRefusal(await next(...many), 'ids');
    expectFieldRefusal(await next(), 'ids');
  });
});
