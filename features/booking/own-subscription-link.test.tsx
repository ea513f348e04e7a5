import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { storedDraft } from '#lib/browser/draft-storage.ts';
import { startSession } from '#lib/session/session-store.ts';
import { makeOwnSubscription } from '#tests/factories/own-subscription.ts';
import { makeService } from '#tests/factories/service.ts';
import { makeUser } from '#tests/factories/user.ts';
import { mockCall } from '#tests/msw/mock-call.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import {
  mockBookings,
  openBooking,
  startBookingTest,
  stepTitle,
  summaryLink,
} from './open-booking.testing.tsx';

const packageOf = (id: number) => ({ id, name: 'Patru', sessions: 4, valid_days: 90 });
const services = [
  { id: 105, name: 'Masaj', price: 690 },
  { id: 106, name: 'Pilates', price: 300 },
].map((one) =>
  makeService({ ...one, is_subscription: true, subscriptions: [packageOf(one.id - 100)] }),
);
const own = makeOwnSubscription({ service: { id: 106, name: 'Pilates' } });
const row = async (name: RegExp) => screen.findByRole('checkbox', { name });

function open(params: Record<string, string>) {
  return openBooking(params, { service_categories: [{ id: 1, name: 'Toate', services }] });
}

beforeEach(() => {
  const end = startBookingTest();
  startSession(makeUser());
  mockApi.use(mockCall('listSubscriptions', () => ({ data: [own] })));
  return end;
});

test.each(['105,106', '106,105', '105', '106'])(
  'services=%s: an own subscription in the URL locks only its own service @S4-23',
  async (ids) => {
    open({ services: ids, subscription: own.id });
    await screen.findByText('Rezervi cu acest abonament');
    await waitFor(async () => expect(await row(/Pilates/)).toBeChecked());
    expect(await row(/Pilates/)).toBeDisabled();
    expect(await row(/Masaj/)).not.toBeChecked();
    expect(storedDraft(12)).toMatchObject({
      servicesIds: [106],
      servicesSubscriptionId: own.id,
      addressSubscription: 6,
    });
  },
);

test.each([
  ["that is not the client's", '00000000-0000-4000-8000-000000000000', {}],
  ['that has no visits left', own.id, { remaining: 0 }],
  ['that is withdrawn', own.id, { status: 'withdrawn' as const }],
  ['that has expired', own.id, { expires_at: '2020-01-01T00:00:00+02:00' }],
])('a subscription in the URL %s leaves its service free', async (_, subscription, changes) => {
  mockApi.use(mockCall('listSubscriptions', () => ({ data: [{ ...own, ...changes }] })));
  const user = open({ services: '106', subscription });
  expect(await screen.findByText(/Unele opțiuni din link/)).toBeVisible();
  expect(screen.queryByText('Rezervi cu acest abonament')).toBeNull();
  await user.click(await row(/Pilates/));
  expect(await row(/Pilates/)).not.toBeChecked();
});

test('a subscription to buy shows its price before it is chosen, although a visit of an own one remains', async () => {
  open({ services: '106' });
  const choice = await screen.findByRole('group', { name: /Alege abonamentul: Pilates/ });
  expect(within(choice).getByRole('radio', { name: /ședința 4 din 6/ })).toBeChecked();
  expect(within(choice).getByRole('radio', { name: /^4 ședințe.* · 300\sRON$/ })).toBeVisible();
});

test('a placed booking leaves no draft, although its subscription has changed', async () => {
  let reads = 0;
  mockBookings();
  mockApi.use(
    mockCall('listSubscriptions', () => ({ data: [{ ...own, remaining: 3 - reads++ }] })),
  );
  const user = open({ ...summaryLink, services: '106', subscription: own.id });
  await screen.findByText('Abonamentul tău: ședința 4 din 6');
  await user.click(screen.getByRole('button', { name: 'Rezervă' }));
  await stepTitle('Rezervare Plasată!');
  await waitFor(() => expect(reads).toBe(2));
  await waitFor(() => expect(storedDraft(12)).toBeNull());
  await screen.findByText('Programarea ta este confirmată.');
  expect(storedDraft(12)).toBeNull();
});
