import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { OwnSubscription } from '#contract/own-subscription.ts';
import { storedDraft, storeDraft } from '#lib/browser/draft-storage.ts';
import { startSession } from '#lib/session/session-store.ts';
import { makeOwnSubscription } from '#tests/factories/own-subscription.ts';
import { makeService } from '#tests/factories/service.ts';
import { makeSlots } from '#tests/factories/slots.ts';
import { makeUser } from '#tests/factories/user.ts';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import {
  button,
  mockBookings,
  openBooking,
  startBookingTest,
  stepTitle,
  summaryLink,
} from './open-booking.testing.tsx';
import { mockApi } from '#tests/setup/mock-api.ts';

const summaryTotal = { ...summaryLink, services: '105' };
const packages = [
  { id: 5, name: 'Șase', sessions: 6, valid_days: 90 },
  { id: 6, name: 'Patru', sessions: 4, valid_days: 180 },
];

const buy = 'Rezervă cu obligația de plată';

let sent: ReturnType<typeof mockBookings>;

function open(params: Record<string, string>, own: OwnSubscription[] | Response = []): UserEvent {
  mockApi.use(
    mockCall('listSubscriptions', () => (Array.isArray(own) ? { data: own } : own.clone())),
  );
  const massage = { id: 105, name: 'Masaj', price: 690, is_subscription: true };
  const services = [
    makeService({ ...massage, subscriptions: packages }),
    makeService({ id: 101, name: 'Tuns', price: 80 }),
  ];
  return openBooking(params, { service_categories: [{ id: 1, name: 'Toate', services }] });
}

async function goToSummary(user: UserEvent): Promise<void> {
  await user.click(button('Continuă'));
  await user.click(button('Continuă'));
  await user.click(await screen.findByRole('radio', { name: '17:30' }));
  await user.click(button('Continuă'));
}

async function guestSends(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: buy }));
  await user.click(await screen.findByRole('button', { name: 'signs in' }));
}

const massage = () => screen.getByRole('checkbox', { name: /Masaj/ });
const stored = () => storedDraft(12);

beforeEach(() => {
  const end = startBookingTest();
  sent = mockBookings();
  mockApi.use(mockCall('locationSlots', () => makeSlots({ '2026-11-27': ['17:30', '18:30'] })));
  return end;
});

test('a subscription service is booked with its first subscription, by a button that names the obligation @S4-17', async () => {
  startSession(makeUser());
  const user = open(summaryTotal);
  expect(await screen.findByText(/Cumperi un abonament de 6 ședințe/)).toBeVisible();
  expect(screen.getByText(/Te poți retrage din abonament în 14 zile/)).toBeVisible();
  expect(screen.getByRole('link', { name: /Cum te retragi/ })).toHaveAccessibleName(
    'Cum te retragi (se deschide într-o filă nouă)',
  );
  await user.click(button(buy));
  await stepTitle('Rezervare Plasată!');
  expect(sent[0]?.body).toMatchObject({ subscription_id: 5, expected_total: 690 });
});

test('the summary offers the other subscription, for clients who skipped the services @S4-17', async () => {
  const user = open(summaryTotal);
  await user.click(await screen.findByRole('radio', { name: /4 ședințe/ }));
  await guestSends(user);
  await stepTitle('Rezervare Plasată!');
  expect(sent[0]?.body).toMatchObject({ subscription_id: 6, expected_total: 690 });
});

test('another subscription can be chosen, is kept in the draft and sent @S4-17', async () => {
  startSession(makeUser());
  const user = open({});
  await user.click(massage());
  expect(screen.getByRole('radio', { name: /6 ședințe/ })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: /4 ședințe/ }));
  await user.click(screen.getByRole('checkbox', { name: /Tuns/ }));
  expect(screen.getByRole('radio', { name: /4 ședințe/ })).toBeChecked();
  expect(stored()).toMatchObject({ servicesIds: [105, 101], subscription: 6 });
  await goToSummary(user);
  await stepTitle('Sumar');
  expect(screen.getByText(/Cumperi un abonament de 4 ședințe/)).toBeVisible();
  await user.click(button(buy));
  await stepTitle('Rezervare Plasată!');
  expect(sent[0]?.body).toMatchObject({ services_ids: [105, 101], subscription_id: 6 });
});

test('the subscription in the URL is booked, and no other can be chosen @S4-17 @S4-23', async () => {
  startSession(makeUser());
  const user = open({ ...summaryTotal, subscription: '6' });
  await user.click(await screen.findByRole('button', { name: 'Modifică serviciile' }));
  expect(massage()).toBeDisabled();
  expect(screen.queryByRole('radio')).toBeNull();
  await goToSummary(user);
  await user.click(await screen.findByRole('button', { name: buy }));
  await stepTitle('Rezervare Plasată!');
  expect(sent[0]?.body).toMatchObject({ services_ids: [105], subscription_id: 6 });
});

test('a detour over the location page keeps the chosen subscription and slot @S4-17', async () => {
  startSession(makeUser());
  const hour = { startDate: '2026-11-27', startTime: '17:30' };
  storeDraft(12, { servicesIds: [105], subscription: 6, ...hour });
  const user = open({ services: '105', step: '2' });
  await user.click(await screen.findByRole('button', { name: 'Continuă' }));
  expect(await screen.findByRole('radio', { name: '17:30' })).toBeChecked();
  await user.click(button('Continuă'));
  expect(await screen.findByText(/Cumperi un abonament de 4 ședințe/)).toBeVisible();
});

test('removing the service drops its subscription @S4-18', async () => {
  startSession(makeUser());
  const user = open({}, [makeOwnSubscription()]);
  await user.click(massage());
  await user.click(await screen.findByRole('radio', { name: /4 ședințe/ }));
  expect(stored()).toMatchObject({ subscription: 6, buysAnother: true });
  await user.click(massage());
  expect(stored()).toMatchObject({
    servicesIds: [],
    subscription: null,
    buysAnother: false,
  });
  expect(screen.queryByRole('radio')).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: /Tuns/ }));
  await goToSummary(user);
  await user.click(await screen.findByRole('button', { name: 'Rezervă' }));
  await stepTitle('Rezervare Plasată!');
  expect(sent[0]?.body).toMatchObject({ services_ids: [101] });
  expect(sent[0]?.body).not.toHaveProperty('subscription_id');
});

test('a remaining visit pays and the summary shows that before booking', async () => {
  startSession(makeUser());
  const own = makeOwnSubscription();
  const user = open(summaryTotal, [own]);
  expect(await screen.findByText('Abonamentul tău: ședința 4 din 6')).toBeVisible();
  expect(screen.getByText('Inclus în abonament')).toBeVisible();
  expect(screen.getAllByText('0 RON')).not.toHaveLength(0);
  await user.click(button('Rezervă'));
  await stepTitle('Rezervare Plasată!');
  expect(sent[0]?.body).toMatchObject({ services_subscription_id: own.id, expected_total: 0 });
  expect(sent[0]?.body).not.toHaveProperty('subscription_id');
});

test('the client can buy another subscription instead', async () => {
  startSession(makeUser());
  const user = open(summaryTotal, [makeOwnSubscription()]);
  await screen.findByText('Inclus în abonament');
  await user.click(button('Modifică serviciile'));
  expect(await screen.findByRole('radio', { name: /ședința 4 din 6/ })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: /^6 ședințe/ }));
  await goToSummary(user);
  await user.click(await screen.findByRole('button', { name: buy }));
  await stepTitle('Rezervare Plasată!');
  expect(sent[0]?.body).toMatchObject({ subscription_id: 5, expected_total: 690 });
});

test('a guest who signs in with a remaining visit sees it before anything is charged', async () => {
  const own = makeOwnSubscription();
  const user = open(summaryTotal, [own]);
  await screen.findAllByText('690 RON');
  await guestSends(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Ai deja un abonament');
  expect(screen.getByText('Inclus în abonament')).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(button('Rezervă'));
  await stepTitle('Rezervare Plasată!');
  expect(sent).toMatchObject([{ body: { services_subscription_id: own.id, expected_total: 0 } }]);
});

test('a guest whose draft buys another subscription buys it, whatever they own', async () => {
  storeDraft(12, { servicesIds: [105], subscription: 6, buysAnother: true });
  const user = open({ services: '105', step: '2' }, [makeOwnSubscription()]);
  await user.click(await screen.findByRole('button', { name: 'Continuă' }));
  await user.click(await screen.findByRole('radio', { name: '17:30' }));
  await user.click(button('Continuă'));
  await guestSends(user);
  await stepTitle('Rezervare Plasată!');
  expect(sent).toMatchObject([{ body: { subscription_id: 6, expected_total: 690 } }]);
});

test('the button is busy while subscriptions load', async () => {
  const user = open(summaryTotal);
  mockApi.use(mockCall('listSubscriptions', () => new Promise(() => {})));
  await guestSends(user);
  expect(await screen.findByRole('button', { name: /Se trimite/ })).toBeVisible();
  expect(sent).toEqual([]);
});

test('nothing is bought until subscriptions have loaded', async () => {
  const user = open(summaryTotal, errorResponse('unavailable'));
  await guestSends(user);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(sent).toEqual([]);
});

test('the reason why a subscription does not pay is shown', async () => {
  startSession(makeUser());
  open(summaryTotal, [makeOwnSubscription({ expires_at: '2026-11-25T00:00:00+02:00' })]);
  expect(
    await screen.findByText('Abonamentul tău expiră înainte de această programare.'),
  ).toBeVisible();
  expect(screen.getAllByText('690 RON')).not.toHaveLength(0);
});

test('an own subscription alone in the URL chooses its service, locks it and pays @S4-23', async () => {
  startSession(makeUser());
  const own = makeOwnSubscription();
  open({ subscription: own.id }, [own]);
  expect(await screen.findByText('Rezervi cu acest abonament')).toBeVisible();
  expect(massage()).toBeChecked();
  expect(massage()).toBeDisabled();
  expect(stored()).toMatchObject({ servicesIds: [105], servicesSubscriptionId: own.id });
});
