import { afterAll, beforeAll, expect, test } from 'vitest';
import { timeOfMinutes } from '#domain/time/local-time.ts';
import { maybeRon } from '#domain/money/money.ts';
import { toggleService } from '#domain/booking/service-selection.ts';
import { startBookingApi } from '#tests/booking-api.ts';
import { bookingLocation, servicesOf, type BookingLocation } from './draft/booking-location.ts';
import { createBookingBody } from './summary/create-booking-body.ts';
import { emptyDraft, type Draft } from './draft/draft.ts';
import { draftPrice, reconcileDraft, selectionState } from './draft/selection.ts';
import { dayParts } from './slots/hour-groups.tsx';

const from = '2026-11-20';
const day = '2026-11-25';
const offer = (discount: number, discount_type: string, end_date = day) => [
  { start_date: from, end_date, discount, discount_type },
];

let api: Awaited<ReturnType<typeof startBookingApi>>;
let location: BookingLocation;
beforeAll(async () => {
  const sunday = { weekday: 7, starts: '01:00', ends: '06:00' };
  const weekdays = [1, 2, 3, 4, 5].flatMap((weekday) => [
    { weekday, starts: '09:00', ends: '12:30' },
    { weekday, starts: '13:00', ends: '17:00' },
  ]);
  const hours = [...weekdays, sunday];
  api = await startBookingApi(
    {
      horizon_days: 365,
      professionals: [{ hours }, { hours }, { hours: weekdays }],
      equipment: [{ units: 1 }, { units: 1 }],
      services: [
        { price: 79.99, professionals: [0, 1], offers: offer(33.33, 'percentage') },
        { price: 120, equipment: 0, offers: offer(150, 'fixed') },
        { price: 60, max_price: 90, range_price: true, equipment: 1, professionals: [1, 2] },
        { price: 45, hidden_price: true, professionals: [0, 2] },
        {
          price: 200,
          subscription: { sessions: 5 },
          offers: offer(10, 'percentage', '2026-11-24'),
        },
        { price: null, subscription: { sessions: 3 }, professionals: [0] },
        {
          price: 0.05,
          range_price: true,
          offers: [...offer(50, 'percentage'), ...offer(9, 'sum')],
        },
      ],
    },
    ([first = 0, , third = 0]) => [
      { discount: 12.5, max_uses: 9 },
      { discount: 70, discount_type: 'fixed', services: [first, third], max_uses: 9 },
      { discount: 10, max_uses: 1, used: 1 },
      { discount: 10, valid_until: '2026-11-24' },
    ],
  );
  location = bookingLocation(api.detail);
});
afterAll(() => api.close());

function choices(): number[][] {
  const ids = servicesOf(location).map(({ id }) => id);
  const above = (chosen: number[]) => ids.filter((id) => id > (chosen.at(-1) ?? 0));
  const more = (all: number[][]) => all.flatMap((one) => above(one).map((id) => [...one, id]));
  const [ones, twos] = [more([[]]), more(more([[]]))];
  return [...ones, ...twos, ...more(twos)];
}

function tapped(servicesIds: readonly number[], professionalId: number | null): Draft {
  const start = { ...emptyDraft, professionalId, startDate: day, startTime: '10:00' };
  return servicesIds.reduce((draft: Draft, id) => {
    const toggled = toggleService(selectionState(location, draft), id).servicesIds;
    return reconcileDraft(location, { ...draft, servicesIds: toggled }).draft;
  }, start);
}

test('screen and api accept the same choices at the same price, with and without a voucher', async () => {
  const everybody = [null, ...location.professionals.map(({ id }) => id)];
  const counts = { taken: 0, refused: 0, lowered: 0 };
  for (const services_ids of choices()) {
    for (const professional_id of services_ids.length < 3 ? everybody : [null]) {
      const draft = tapped(services_ids, professional_id);
      const isChosen =
        draft.servicesIds.length === services_ids.length &&
        draft.professionalId === professional_id;
      const wish = { services_ids, professional_id, start_date: day, start_time: '10:00' };
      const response = await api.book({ ...wish, expected_total: 1_000_000 });
      const name = JSON.stringify(wish);
      if (!isChosen) {
        counts.refused += 1;
        const field = Object.keys(response.body.errors ?? {});
        expect([name, response.status, field]).toEqual([
          name,
          422,
          [expect.stringMatching(/^(services_ids|professional_id)$/)],
        ]);
        continue;
      }
      counts.taken += 1;
      expect([name, pricesOf(response.body)]).toEqual([name, shown(draft)]);
    }
    const draft = tapped(services_ids, null);
    if (draft.servicesIds.length < services_ids.length || services_ids.length > 2) continue;
    for (const code of api.voucherCodes) {
      const wish = { services_ids, start_date: day };
      const checked = await api.call('checkVoucher', {
        body: { ...wish, code, location_id: location.id },
      });
      const response = await api.book({
        ...{ ...wish, professional_id: null, start_time: '10:00', voucher_code: code },
        expected_total: 1_000_000,
      });
      const name = JSON.stringify([wish, code]);
      if (checked.status === 200) {
        counts.lowered += 1;
        expect([name, pricesOf(response.body)]).toEqual([
          name,
          shown({ ...draft, voucher: checked.body.data }),
        ]);
      } else
        expect([name, Object.keys(response.body.errors ?? {})]).toEqual([name, ['voucher_code']]);
    }
  }
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(9);
});

function shown(draft: Draft) {
  const { total, max_total, hidden_count } = draftPrice(location, draft, api.today);
  return { total: maybeRon(total), max_total: maybeRon(max_total), hidden_count };
}

function pricesOf(body: object) {
  const { total, max_total, hidden_count } = body as Record<string, unknown>;
  return { total, max_total, hidden_count };
}

test.each([
  ['a day with a break and a visit in it', '2026-11-25', 12, 18],
  ['the Sunday that misses an hour', '2027-03-28', 1, 6],
])('the screen offers exactly the slots that the api books: %s', async (_, date, first, last) => {
  const [service] = servicesOf(location);
  const professional = location.professionals[0]!.id;
  const draft = { ...tapped([service!.id], professional), startDate: date };
  const bodyAt = (startTime: string) => {
    const body = createBookingBody(
      location,
      { ...draft, startTime },
      draftPrice(location, draft, api.today),
      [],
    );
    return body as NonNullable<typeof body>;
  };
  await api.book(bodyAt(first === 12 ? '15:00' : '05:00'));
  const query = { services: [service!.id], professional, from: date, to: date };
  const slots = await api.call('locationSlots', { params: { id: location.id }, query });
  const offered = dayParts(slots.body.data[date] ?? []).flatMap((part) =>
    part.times.map(({ time }) => time).filter((time) => time >= timeOfMinutes(first * 60)),
  );

  const booked: string[] = [];
  for (let minute = first * 60; minute < last * 60; minute += 15) {
    const time = timeOfMinutes(minute);
    const { status, body } = await api.book(bodyAt(time));
    if (status !== 201) continue;
    booked.push(time);
    await api.cancel(body.data.id);
  }
  expect(booked).toEqual(offered);
  expect(booked.length).toBeGreaterThan(5);
});
