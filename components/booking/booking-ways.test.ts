import { expect, test } from 'vitest';
import { makeBooking } from '#tests/factories/booking.ts';
import { bookAgainPath } from './booking-ways.tsx';

test('the price of the earlier visit is the exact sum of its services', () => {
  const services = [10.1, 20.2].map((price) => ({ ...makeBooking().services[0]!, price }));
  expect(bookAgainPath(makeBooking({ services }))).toMatch(/&paid=30\.3&/);
});
