import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { makeSlots } from '#tests/factories/slots.ts';
import { mockCall } from '#tests/msw/mock-call.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { button, openBooking, startBookingTest, stepTitle } from '../open-booking.testing.tsx';

beforeEach(() => startBookingTest());

test.each([
  ['1', /Mihai/, 'Mihai Țăran'],
  ['', /Ana/, 'Ana Pop'],
])(
  'a near time is with the professional chosen since the conflict (before: "%s")',
  async (professional, choice, name) => {
    mockApi.use(mockCall('locationSlots', () => makeSlots({ '2026-11-27': ['16:30', '18:30'] })));
    const link = { services: '101', date: '2026-11-27', time: '17:30', step: '3' };
    const user = openBooking({ ...link, professional });
    await screen.findByRole('list', { name: 'Ore apropiate' });
    await user.click(button('Înapoi'));
    await user.click(await screen.findByRole('radio', { name: choice }));
    await user.click(button('Continuă'));
    const near = await screen.findByRole('list', { name: 'Ore apropiate' });
    await user.click(within(near).getByRole('button', { name: 'vin, 27 nov, 16:30' }));
    await stepTitle('Sumar');
    expect(screen.getByText(name)).toBeVisible();
  },
);
