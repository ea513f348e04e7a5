import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { makeService } from '#tests/factories/service.ts';
import { makeSlots } from '#tests/factories/slots.ts';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import {
  button,
  freeTimes,
  openBooking,
  startBookingTest,
  stepTitle,
} from './open-booking.testing.tsx';
import { mockApi } from '#tests/setup/mock-api.ts';

beforeEach(() => startBookingTest());

describe('services', () => {
  test('the next button is disabled without a service @S2-78', async () => {
    const user = openBooking();
    expect(button('Continuă')).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: /Tuns/ }));
    expect(button('Continuă')).toBeEnabled();
    expect(screen.getByText(/1 serviciu ales/)).toHaveTextContent('30 de minute');
  });

  test('an incompatible service shows the reason @S4-20', async () => {
    const services = [
      makeService({ id: 101, name: 'Tuns', professionals: [1] }),
      makeService({ id: 103, name: 'Masaj', professionals: [2] }),
    ];
    const user = openBooking({}, { service_categories: [{ id: 1, name: 'Toate', services }] });
    await user.click(screen.getByRole('checkbox', { name: /Tuns/ }));
    const other = screen.getByRole('checkbox', { name: /Masaj/ });
    expect(other).toBeDisabled();
    expect(other).toHaveAccessibleName(/Niciun specialist disponibil nu oferă/);
  });

  test('services longer than any working day show an error and disable the next step', async () => {
    const services = [101, 102, 103].map((id) =>
      makeService({ id, name: `Lung ${id}`, duration: 200 }),
    );
    const day = { service_categories: [{ id: 1, name: 'Toate', services }] };
    const user = openBooking({ services: '101,102,103', date: '2026-11-27', step: '3' }, day);
    await stepTitle('Alege Serviciile');
    expect(screen.getByRole('alert')).toHaveTextContent(/nu încape într-o singură programare/);
    expect(button('Continuă')).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: /Lung 103/ }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(button('Continuă')).toBeEnabled();
  });
});

describe('steps', () => {
  test('each step leads to the next, is in the URL and focuses its title @S2-74 @S4-12 @S9-15', async () => {
    const user = openBooking();
    await user.click(screen.getByRole('checkbox', { name: /Tuns/ }));
    await user.click(button('Continuă'));
    expect(await stepTitle('Alege Specialistul')).toHaveFocus();
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
    expect(window.location.search).toBe('?step=2');
    expect(document.title).toMatch(/^Alege Specialistul · .+ · Aproape$/);
    expect(screen.getByRole('radio', { name: /Oricare specialist/ })).toBeChecked();
    await user.click(button('Continuă'));
    await stepTitle('Alege Data și Ora');
    expect(screen.getByText('Pasul 3 din 4')).toBeInTheDocument();
    await user.click(await screen.findByRole('radio', { name: '09:00' }));
    await user.click(button('Continuă'));
    expect(await stepTitle('Sumar')).toHaveFocus();
    await user.click(button('Înapoi'));
    await stepTitle('Alege Data și Ora');
  });

  test('steps cannot be skipped and choices in the URL are applied', async () => {
    openBooking({ services: '101', step: '4' });
    await stepTitle('Alege Data și Ora');
    expect(window.location.search).toBe('?step=3');
  });

  test('invalid parts of the URL show a message', async () => {
    openBooking({ services: '101,999' });
    expect(await screen.findByText(/Unele opțiuni din link/)).toBeVisible();
  });

  test('a professional without services is dropped with a message and the draft stays', async () => {
    const user = openBooking();
    await user.click(screen.getByRole('checkbox', { name: /Tuns/ }));
    openBooking({ professional: '2', time: '10:00' });
    expect(await screen.findByText(/Unele opțiuni din link/)).toBeVisible();
    expect(screen.getAllByRole('checkbox', { name: /Tuns/ }).at(-1)).toBeChecked();
  });

  test('the title gets the focus after a client-side navigation', async () => {
    openBooking();
    expect(await stepTitle('Alege Serviciile')).toHaveFocus();
  });

  test('a draft survives a reload of the page', async () => {
    const user = openBooking();
    await user.click(screen.getByRole('checkbox', { name: /Tuns/ }));
    openBooking();
    expect(screen.getAllByRole('checkbox', { name: /Tuns/ }).at(-1)).toBeChecked();
  });

  test('services chosen on the location page keep the professional chosen for them', async () => {
    const user = openBooking({ services: '101', professional: '2', step: '2' });
    expect(await screen.findByRole('radio', { name: /Mihai/ })).toBeChecked();
    await user.click(button('Înapoi'));
    cleanup();
    openBooking({ services: '101', step: '2' });
    expect(await screen.findByRole('radio', { name: /Mihai/ })).toBeChecked();
    cleanup();
    openBooking({ services: '102', step: '2' });
    expect(await screen.findByRole('radio', { name: /Oricare/ })).toBeChecked();
  });

  test('the URL of a missing booking keeps the draft', async () => {
    mockApi.use(mockCall('bookingDetails', () => errorResponse('not_found')));
    const user = openBooking();
    await user.click(screen.getByRole('checkbox', { name: /Tuns/ }));
    openBooking({ step: '5', booking: '0c6f6a3e-8a0f-4a53-9d51-0a8f2f6d3a11' });
    await screen.findByText('Nu am găsit programarea.');
    expect(sessionStorage.getItem('booking:12')).toContain('101');
  });
});

test('each professional shows their first free day @S4-19', async () => {
  openBooking({ services: '101', step: '2' });
  await screen.findAllByText(/^Prima oră: lun, 23 nov \d\d:\d\d$/);
  expect(
    screen.getByRole('radio', { name: /Oricare specialist.*luni, 23\snoiembrie/ }),
  ).toBeChecked();
  const spoken = /Ana Pop.*Prima oră liberă: luni, 23\snoiembrie, \d\d:\d\d$/;
  expect(screen.getByRole('radio', { name: spoken })).toBeVisible();
});

describe('day and hour', () => {
  test('the strip opens on the first free day @S2-78', async () => {
    openBooking({ services: '101', step: '3' });
    expect(await screen.findByRole('radio', { name: /luni, 23\snoiembrie, 3 ore/ })).toBeChecked();
    expect(await screen.findByText('Dimineața')).toBeVisible();
    expect(button('Continuă')).toBeDisabled();
  });

  test('a day without slots links to the next free one', async () => {
    const user = openBooking({ services: '101', step: '3' });
    await user.click(await screen.findByRole('radio', { name: /marți, 24\snoiembrie/ }));
    expect(screen.getByText('Nicio oră liberă în această zi')).toBeVisible();
    await user.click(button('Sari la o zi cu ore libere: vineri, 27\u00A0noiembrie'));
    expect(screen.getByRole('radio', { name: '17:30' })).toBeVisible();
    expect(await stepTitle('Alege Data și Ora')).toHaveFocus();
  });

  test('the button of the next days keeps the focus while they load and after the last ones', async () => {
    const user = openBooking({ services: '101', step: '3' });
    const next = await screen.findByRole('button', { name: 'Zilele următoare' });
    const { promise, resolve } = Promise.withResolvers<void>();
    mockApi.use(mockCall('locationSlots', () => promise.then(() => makeSlots(freeTimes))));
    await user.click(next);
    expect(screen.getByRole('radio', { name: /21\sdecembrie$/ })).toBeVisible();
    expect(screen.getByText('Căutăm ore libere…')).toBeInTheDocument();
    expect(next).toHaveFocus();
    resolve();
    await screen.findByRole('radio', { name: /21\sdecembrie, Nicio oră liberă/ });
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(next).toHaveFocus();
  });

  test('many slots are grouped by part of the day, open at the chosen one', async () => {
    const quarters = Array.from({ length: 32 }, (_, nth) => {
      const minutes = 9 * 60 + nth * 15;
      return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    });
    mockApi.use(mockCall('locationSlots', () => makeSlots({ '2026-11-27': quarters })));
    openBooking({ services: '101', date: '2026-11-27', time: '14:15', step: '3' });
    const afternoon = await screen.findByText('După-amiaza');
    expect(afternoon.closest('summary')).toHaveTextContent('20 de ore libere');
    expect(afternoon.closest('details')).toHaveAttribute('open');
    expect(screen.getByText('Dimineața').closest('details')).not.toHaveAttribute('open');
  });

  test('at midnight the next day becomes today', async () => {
    vi.useFakeTimers({
      toFake: ['Date', 'setInterval', 'clearInterval'],
      now: new Date('2026-11-20T23:58:00+02:00'),
    });
    openBooking({ services: '101', step: '3' });
    const day = (name: RegExp) => screen.getByRole('radio', { name }).closest('label');
    await screen.findByRole('radio', { name: /vineri, 20\snoiembrie/ });
    expect(day(/vineri, 20\snoiembrie/)).toHaveTextContent('azi');
    await act(async () => void vi.advanceTimersByTime(5 * 60_000));
    await waitFor(() => expect(day(/sâmbătă, 21\snoiembrie/)).toHaveTextContent('azi'));
    expect(screen.queryByRole('radio', { name: /vineri, 20\snoiembrie/ })).toBeNull();
  });

  test('slots that fail to load can be retried', async () => {
    const responses = [errorResponse('unavailable')];
    mockApi.use(mockCall('locationSlots', () => responses.shift() ?? makeSlots(freeTimes)));
    const user = openBooking({ services: '101', step: '3' });
    expect(await screen.findByText('Nu am putut încărca orele libere.')).toBeVisible();
    await user.click(button('Încearcă din nou'));
    expect(await screen.findByRole('radio', { name: '09:00' })).toBeVisible();
    expect(await stepTitle('Alege Data și Ora')).toHaveFocus();
  });

  test('without a free slot it offers the other professionals', async () => {
    const none = { data: {}, meta: { first_available: null } };
    mockApi.use(
      mockCall('locationSlots', ({ query }) =>
        query.has('professional') ? none : makeSlots(freeTimes),
      ),
    );
    const user = openBooking({ services: '101', professional: '1', step: '3' });
    await user.click(
      await screen.findByRole('button', { name: 'Vezi orele tuturor specialiștilor' }),
    );
    expect(await screen.findByRole('radio', { name: '09:00' })).toBeVisible();
  });
});
