import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { LocationDetail } from '#contract/location-detail.ts';
import { storeDraft } from '#lib/browser/draft-storage.ts';
import { startSession } from '#lib/session/session-store.ts';
import { makeLocationDetail } from '#tests/factories/location-detail.ts';
import { makeOwnSubscription } from '#tests/factories/own-subscription.ts';
import { makeService } from '#tests/factories/service.ts';
import { makeUser } from '#tests/factories/user.ts';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import {
  button,
  mockBookings,
  openBooking,
  startBookingTest,
  stepTitle,
  summaryLink,
} from '../open-booking.testing.tsx';
import { mockApi } from '#tests/setup/mock-api.ts';

let sent: ReturnType<typeof mockBookings>;

const openSummary = (location: Partial<LocationDetail> = {}) => openBooking(summaryLink, location);

beforeEach(() => {
  const end = startBookingTest();
  startSession(makeUser());
  const errors = { voucher_code: ['nu este valid'] };
  sent = mockBookings(() => errorResponse('validation_failed', { errors }));
  const terms = { id: 3, discount: 10, discount_type: 'percentage', services: [] };
  mockApi.use(
    mockCall('listVouchers', () => ({ data: [] })),
    mockCall('checkVoucher', ({ body }) => {
      const { code } = body as { code: string };
      if (code === 'VECHI') return errorResponse('validation_failed', { errors: { code: ['nu'] } });
      return { data: { ...terms, code, valid_until: '2026-12-31' } };
    }),
  );
  return end;
});

test('a booking cannot be sent without the voucher that is being checked', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  mockApi.use(
    mockCall('checkVoucher', async () => {
      await promise;
      return errorResponse('unavailable');
    }),
  );
  const user = openSummary();
  await user.click(await screen.findByText('Ai un voucher?'));
  await user.type(screen.getByLabelText('Cod voucher'), 'TOAMNA');
  await user.click(button('Aplică'));
  await user.click(button('Rezervă'));
  expect(button('Rezervă')).toHaveAttribute('aria-disabled', 'true');
  expect(sent).toEqual([]);
  resolve();
  await waitFor(() => expect(button('Rezervă')).not.toHaveAttribute('aria-disabled'));
  expect(screen.getByLabelText('Cod voucher')).toHaveValue('TOAMNA');
});

test('a booking is not sent while a typed code is not applied @S7-33', async () => {
  sent = mockBookings();
  const user = openSummary();
  await user.click(await screen.findByText('Ai un voucher?'));
  const field = screen.getByLabelText('Cod voucher');
  await user.type(field, 'TOAMNA');
  await user.click(screen.getByText('Ai un voucher?'));
  expect(field).not.toBeVisible();
  await user.click(button('Rezervă'));
  expect(field).toBeVisible();
  expect(field).toHaveFocus();
  expect(field).toHaveValue('TOAMNA');
  expect(field).toHaveAccessibleDescription(/Apasă „Aplică” sau șterge codul/);
  expect(sent).toEqual([]);
  await user.clear(field);
  expect(field).not.toHaveAccessibleDescription();
  await user.click(button('Rezervă'));
  await stepTitle('Rezervare Plasată!');
  expect(sent[0]?.body).not.toHaveProperty('voucher_code');
});

test('a voucher lowers the total and an invalid code shows an error @S7-33', async () => {
  const user = openSummary();
  await user.click(await screen.findByText('Ai un voucher?'));
  await user.type(screen.getByLabelText('Cod voucher'), 'VECHI');
  await user.click(button('Aplică'));
  expect(await screen.findByText('Codul nu este valabil pentru această programare')).toBeVisible();
  await user.clear(screen.getByLabelText('Cod voucher'));
  await user.type(screen.getByLabelText('Cod voucher'), 'TOAMNA');
  await user.click(button('Aplică'));
  expect(await screen.findByText('Voucherul TOAMNA a fost aplicat.')).toBeVisible();
  expect(screen.getAllByText('72 RON')).not.toHaveLength(0);
});

test('an own voucher is applied by one press @S7-32', async () => {
  const own = { id: 3, code: 'ANA15', discount: 12.5, discount_type: 'percentage', services: [] };
  mockApi.use(mockCall('listVouchers', () => ({ data: [{ ...own, valid_until: '2027-01-05' }] })));
  const user = openSummary();
  await user.click(await screen.findByText('Ai un voucher?'));
  expect(await screen.findByText(/−12,5%, valabil până pe 5 ianuarie 2027/)).toBeVisible();
  await user.click(button('Aplică voucherul ANA15'));
  expect(await screen.findByText('Voucherul ANA15 a fost aplicat.')).toBeVisible();
  expect(button('Elimină voucherul')).toHaveFocus();
});

test('a voucher refused at submit is removed, with an error at the voucher @S7-33', async () => {
  const user = openSummary();
  await user.type(await screen.findByLabelText(/Mesaj pentru specialist/), 'Salut');
  await user.click(screen.getByText('Ai un voucher?'));
  await user.type(screen.getByLabelText('Cod voucher'), 'TOAMNA');
  await user.click(button('Aplică'));
  await screen.findByText('Voucherul TOAMNA a fost aplicat.');
  await user.click(button('Rezervă'));

  const field = await screen.findByLabelText('Cod voucher');
  expect(field).toHaveAccessibleDescription(/Voucherul nu mai poate fi folosit/);
  expect(field).toHaveFocus();
  expect(screen.queryByText('Voucherul TOAMNA a fost aplicat.')).toBeNull();
  expect(screen.getByText('Total').parentElement).toHaveTextContent('Total80 RON');
  expect(screen.getByLabelText(/Mesaj pentru specialist/)).toHaveValue('Salut');
  await user.click(button('Rezervă'));
  await stepTitle('Rezervare Plasată!');
  expect(sent[1]?.body).toMatchObject({ expected_total: 80, comment: 'Salut' });
  expect(sent[1]?.body).not.toHaveProperty('voucher_code');
});

test('the focus stays at the voucher when it is applied and removed, and earlier errors disappear', async () => {
  const user = openSummary();
  const apply = async (code: string) => {
    await user.clear(screen.getByLabelText('Cod voucher'));
    await user.type(screen.getByLabelText('Cod voucher'), `${code}{Enter}`);
    await screen.findByText(`Voucherul ${code} a fost aplicat.`);
  };
  await user.click(await screen.findByText('Ai un voucher?'));
  await apply('TOAMNA');
  expect(button('Elimină voucherul')).toHaveFocus();
  expect(button('Elimină voucherul')).toHaveAccessibleDescription(
    'Voucherul TOAMNA a fost aplicat.',
  );
  await user.click(button('Rezervă'));
  await screen.findByText(/Voucherul nu mai poate fi folosit/);
  await apply('VARA');
  await user.click(button('Elimină voucherul'));
  expect(screen.getByText('Ai un voucher?')).toHaveFocus();
  expect(screen.queryByText(/Voucherul nu mai poate fi folosit/)).toBeNull();
});

test('a voucher that lowers nothing beside an own subscription is not applied @S7-33', async () => {
  const own = makeOwnSubscription({ service: { id: 101, name: 'Tuns' } });
  mockApi.use(mockCall('listSubscriptions', () => ({ data: [own] })));
  const service = makeService({ id: 101, is_subscription: true, price: 80 });
  const user = openSummary({ service_categories: [{ id: 1, name: 'Păr', services: [service] }] });
  await screen.findByText('Inclus în abonament');
  await user.click(screen.getByText('Ai un voucher?'));
  await user.type(screen.getByLabelText('Cod voucher'), 'TOAMNA{Enter}');
  expect(await screen.findByText('Codul nu este valabil pentru această programare')).toBeVisible();
  expect(screen.queryByText('Voucherul TOAMNA a fost aplicat.')).toBeNull();
});

test('the reduction and the total follow the new terms of a voucher @S7-33', async () => {
  const user = openSummary();
  await user.click(await screen.findByText('Ai un voucher?'));
  await user.type(screen.getByLabelText('Cod voucher'), 'TOAMNA{Enter}');
  await screen.findByText('Voucherul TOAMNA a fost aplicat.');
  const terms = { id: 3, discount: 5, discount_type: 'percentage', services: [] };
  mockApi.use(
    mockCall('locationDetail', () => ({ data: makeLocationDetail() })),
    mockCall('checkVoucher', () => ({
      data: { ...terms, code: 'TOAMNA', valid_until: '2026-12-31' },
    })),
  );
  mockBookings(() => errorResponse('price_changed', { total: 76 }));
  await user.click(button('Rezervă'));

  expect(await screen.findByText('−4 RON')).toBeVisible();
  expect(screen.getByText('Total').parentElement).toHaveTextContent('Total76 RON');
});

function restoreDraft(code: string) {
  const voucher = { id: 3, code, discount: 5, discount_type: 'percentage', services: [] };
  const time = { startDate: '2026-11-27', startTime: '17:30' };
  storeDraft(12, { servicesIds: [101], ...time, voucher });
  openBooking({ professional: '77', step: '4' });
}

test('an expired voucher leaves a restored draft, with a message', async () => {
  restoreDraft('VECHI');
  expect(await screen.findByText(/^Voucherul nu mai este valabil pentru ce ai ales/)).toBeVisible();
  expect(screen.getByText('Total').parentElement).toHaveTextContent('Total80 RON');
});

test('the new terms of the voucher of a restored draft leave the notice of the page', async () => {
  restoreDraft('TOAMNA');
  expect(await screen.findByText('−8 RON')).toBeVisible();
  expect(screen.getByText(/Unele opțiuni din link/)).toBeVisible();
});

test('Enter sends no second code while the first is checked', async () => {
  const codes: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  mockApi.use(
    mockCall('checkVoucher', async ({ body }) => {
      const { code } = body as { code: string };
      codes.push(code);
      await promise;
      const terms = { id: 3, discount: 10, discount_type: 'percentage', services: [] };
      return { data: { ...terms, code, valid_until: '2026-12-31' } };
    }),
  );
  const user = openSummary();
  await user.click(await screen.findByText('Ai un voucher?'));
  await user.type(screen.getByLabelText('Cod voucher'), 'TOAMNA{Enter}VARA{Enter}');
  resolve();
  expect(await screen.findByText('Voucherul TOAMNA a fost aplicat.')).toBeVisible();
  expect(codes).toEqual(['TOAMNA']);
});
