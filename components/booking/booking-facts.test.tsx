import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bookingTexts } from '#tests/booking-texts.ts';
import { makeBooking } from '#tests/factories/booking.ts';
import { BookingFacts } from './booking-facts.tsx';

test('the details of a booking show each text that its client wrote', () => {
  const texts = Object.fromEntries(bookingTexts.map((field) => [field, `Un text: ${field}`]));
  render(<BookingFacts booking={makeBooking(texts)} full />);
  for (const text of Object.values(texts)) expect(screen.getByText(text)).toBeVisible();
});

test('one service is named in the singular', () => {
  const { services } = makeBooking();
  render(<BookingFacts booking={makeBooking({ services: services.slice(0, 1) })} />);
  expect(screen.getByText('Serviciu')).toBeVisible();
});
