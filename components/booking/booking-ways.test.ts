import { expect, test } from 'vitest';
import { makeBooking } from '#tests/factories/booking.ts';
import { bookAgainPath } from './booking-ways.tsx';

test('the price of the earlier visit is the exact sum of its services', () => {
  const services = [fixed(10.1, '10,10\u00A0RON'), fixed(20.2, '20,20\u00A0RON')];
  expect(bookAgainPath(makeBooking({ services }))).toMatch(/&paid=30\.3&/);
});

test('a visit whose price was a range, or covered, has no price to compare', () => {
  for (const label of ['de la 50\u00A0RON', 'între 50 și 80\u00A0RON', 'Inclus în abonament']) {
    const services = [fixed(10, '10\u00A0RON'), fixed(50, label)];
    expect(bookAgainPath(makeBooking({ services }))).toContain('&paid=unknown&');
  }
});

function fixed(price: number, price_label: string) {
  return { ...makeBooking().services[0]!, price, price_label };
}
