import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { BookingDecision, DecideBookingBody, ProviderBooking } from '#contract/provider.ts';
import { tabStorage } from '#lib/browser/browser-storage.ts';
import { makeProviderBooking } from '#tests/factories/provider-booking.ts';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import { renderWithQueries } from '#tests/render-with-queries.tsx';
import { mockApi } from '#tests/setup/mock-api.ts';
import { DecideBooking } from './decide-booking.tsx';

const confirm = { name: 'Confirmă programarea' };
const refuse = { name: 'Respinge cererea' };

let bodies: unknown[];
let shown: ProviderBooking;
beforeEach(() => {
  bodies = [];
  mockApi.use(
    mockCall('providerBooking', () => ({ data: shown })),
    mockCall('decideBooking', ({ body }) => {
      bodies.push(body);
      const { status } = body as DecideBookingBody;
      const canceled_by = status === 'canceled' ? 'location' : null;
      return { data: makeProviderBooking({ status, canceled_by, actions: [] }) };
    }),
  );
});

function open(booking: Partial<ProviderBooking> = {}, wish: BookingDecision = 'approved') {
  const props = { token: 'a.b', initial: makeProviderBooking(booking), wish };
  shown = props.initial;
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  renderWithQueries(<DecideBooking {...props} />, client);
  return userEvent.setup();
}

test('opening a link sends nothing; the button does, and the outcome gets the focus', async () => {
  const user = open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Confirmi programarea?');
  expect(screen.getByText('Ioana Ștefănescu')).toBeVisible();
  expect(bodies).toEqual([]);
  await user.click(screen.getByRole('button', confirm));
  const outcome = await screen.findByRole('heading', { name: 'Programarea este confirmată' });
  expect(outcome).toHaveFocus();
  expect(screen.getByText('I-am scris clientului.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(bodies).toEqual([{ status: 'approved' }]);
});

test.each([
  ['on return to the page', () => window.dispatchEvent(new Event('visibilitychange'))],
  ['after a refusal', () => screen.getByRole('button', confirm).click()],
])('a request that was canceled elsewhere is shown as canceled %s', async (_when, act) => {
  open();
  mockApi.use(mockCall('decideBooking', () => errorResponse('not_answerable')));
  shown = makeProviderBooking({ status: 'canceled', canceled_by: 'client', actions: [] });
  act();
  await screen.findByRole('heading', { name: 'Programarea a fost anulată de client' });
  expect(screen.queryByRole('button')).toBeNull();
});

test('custom fields with the same label are listed separately', () => {
  const values = ['Scurt', 'Lung'];
  open({ custom_fields: values.map((value) => ({ label: 'Lungime', value })) });
  for (const value of values) expect(screen.getByText(value)).toBeVisible();
});

test('the reject link puts rejection first and offers both decisions', async () => {
  const user = open({}, 'rejected');
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    refuse.name,
    confirm.name,
  ]);
  await user.click(screen.getByRole('button', refuse));
  expect(await screen.findByRole('heading', { name: 'Cererea a fost respinsă' })).toHaveFocus();
  expect(bodies).toEqual([{ status: 'rejected' }]);
});

test('the confirm link rejects only after a second press', async () => {
  const user = open();
  await user.click(screen.getByRole('button', refuse));
  const dialog = within(await screen.findByRole('dialog', { name: 'Respingi cererea?' }));
  expect(bodies).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Da, respinge' }));
  const outcome = await screen.findByRole('heading', { name: 'Cererea a fost respinsă' });
  await waitFor(() => expect(outcome).toHaveFocus());
  expect(bodies).toEqual([{ status: 'rejected' }]);
});

test.each([
  ['approved', 'Programarea este confirmată'],
  ['canceled', 'Programarea a fost anulată de client'],
  ['expired', 'Cererea a expirat'],
] as const)('a booking that is %s offers no action', (status, title) => {
  open({ status, actions: [] });
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

async function openCancellation(user: UserEvent) {
  const opener = await screen.findByRole('button', { name: 'Anulează programarea' });
  await waitFor(() => expect(opener).toBeEnabled());
  await user.click(opener);
  return within(await screen.findByRole('dialog'));
}

test('a confirmed booking is canceled with a reason and a second press', async () => {
  const user = open({ status: 'approved', actions: ['cancel'] });
  const dialog = await openCancellation(user);
  const confirmation = { name: 'Da, anulează' };
  await user.click(dialog.getByRole('button', confirmation));
  expect(await dialog.findByText('Alege un motiv din listă')).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('Motivul anulării'), 'Alt motiv');
  await user.click(dialog.getByRole('button', confirmation));
  expect(await dialog.findByText('Scrie în câteva cuvinte motivul')).toBeVisible();
  expect(bodies).toEqual([]);
  await user.type(dialog.getByLabelText('Scrie motivul'), 'Curent oprit');
  await user.click(dialog.getByRole('button', confirmation));
  const outcome = await screen.findByRole('heading', { name: 'Ai anulat programarea' });
  await waitFor(() => expect(outcome).toHaveFocus());
  expect(screen.getByText(/alte ore libere/)).toBeVisible();
  expect(screen.queryByText('Contul a fost șters')).toBeNull();
  expect(bodies).toEqual([{ status: 'canceled', reason_id: 104, reason: 'Curent oprit' }]);
});

test('a cancellation does not send a text that was typed for another reason', async () => {
  const user = open({ status: 'approved', actions: ['cancel'] });
  const dialog = await openCancellation(user);
  const reason = dialog.getByLabelText('Motivul anulării');
  await user.selectOptions(reason, 'Alt motiv');
  await user.type(dialog.getByLabelText('Scrie motivul'), 'Curent oprit');
  await user.selectOptions(reason, 'Specialistul nu este disponibil');
  await user.click(dialog.getByRole('button', { name: 'Da, anulează' }));
  await screen.findByRole('heading', { name: 'Ai anulat programarea' });
  expect(bodies).toEqual([{ status: 'canceled', reason_id: 101 }]);
});

test('a reason that was typed is there at the next opening, until it is sent', async () => {
  const user = open({ status: 'approved', actions: ['cancel'] });
  const dialog = await openCancellation(user);
  await user.selectOptions(dialog.getByLabelText('Motivul anulării'), 'Alt motiv');
  await user.type(dialog.getByLabelText('Scrie motivul'), 'Curent oprit');
  await user.click(dialog.getByRole('button', { name: 'Păstrează programarea' }));
  const again = await openCancellation(user);
  expect(again.getByLabelText('Motivul anulării')).toHaveDisplayValue('Alt motiv');
  expect(again.getByLabelText('Scrie motivul')).toHaveValue('Curent oprit');
  await user.click(again.getByRole('button', { name: 'Da, anulează' }));
  await screen.findByRole('heading', { name: 'Ai anulat programarea' });
  expect(bodies).toEqual([{ status: 'canceled', reason_id: 104, reason: 'Curent oprit' }]);
  expect(tabStorage.read('typed:cancel-visit-a')).toBeNull();
});

test('a booking confirmed here keeps its reason in the dialog if the cancellation fails', async () => {
  const user = open();
  mockApi.use(
    mockCall('decideBooking', ({ body }) => {
      if ((body as DecideBookingBody).status !== 'approved') return errorResponse('unavailable');
      shown = makeProviderBooking({ status: 'approved', actions: ['cancel'] });
      return { data: shown };
    }),
  );
  await user.click(screen.getByRole('button', confirm));
  const dialog = await openCancellation(user);
  await user.selectOptions(dialog.getByLabelText('Motivul anulării'), 'Alt motiv');
  await user.type(dialog.getByLabelText('Scrie motivul'), 'Curent oprit');
  await user.click(dialog.getByRole('button', { name: 'Da, anulează' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  expect(dialog.getByLabelText('Scrie motivul')).toHaveValue('Curent oprit');
  expect(screen.queryByRole('button', confirm)).toBeNull();
});

test('a visit that has begun is marked as missed with a second press', async () => {
  const user = open({ status: 'approved', actions: ['mark_missed'] });
  await user.click(screen.getByRole('button', { name: 'Clientul nu a venit' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/După 3 vizite ratate în 6 luni/)).toBeVisible();
  expect(bodies).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Confirm că nu a venit' }));
  const outcome = await screen.findByRole('heading', { name: 'Clientul nu a venit' });
  await waitFor(() => expect(outcome).toHaveFocus());
  expect(bodies).toEqual([{ status: 'missed' }]);
});

test('a missed visit is not announced to a client who deleted the account', async () => {
  const user = open({ status: 'approved', actions: ['mark_missed'], client: null });
  mockApi.use(
    mockCall('decideBooking', () => ({
      data: makeProviderBooking({ status: 'missed', actions: [], client: null }),
    })),
  );
  await user.click(screen.getByRole('button', { name: 'Clientul nu a venit' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByText(/Îi scriem clientului/)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Confirm că nu a venit' }));
  expect(await screen.findByText(/^Nu mai este nimic de făcut/)).toBeVisible();
  expect(screen.queryByText('I-am scris clientului.')).toBeNull();
});

test('a confirmation that is opened again does not show the error of the first attempt', async () => {
  const user = open();
  mockApi.use(mockCall('decideBooking', () => errorResponse('unavailable')));
  await user.click(screen.getByRole('button', refuse));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Da, respinge' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Înapoi' }));
  await user.click(screen.getByRole('button', refuse));
  expect(dialog.getByRole('button', { name: 'Da, respinge' })).toBeVisible();
  expect(dialog.queryByRole('alert')).toBeNull();
});

test('an error that arrived after its confirmation was closed is shown when it is opened again', async () => {
  const user = open();
  const { promise, resolve } = Promise.withResolvers<void>();
  mockApi.use(
    mockCall('decideBooking', async () => {
      await promise;
      return errorResponse('unavailable');
    }),
  );
  await user.click(screen.getByRole('button', refuse));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Da, respinge' }));
  await user.click(dialog.getByRole('button', { name: 'Înapoi' }));
  resolve();
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', refuse));
  expect(await dialog.findByRole('alert')).toBeVisible();
});

test('an error is shown and the decision can be sent again', async () => {
  const user = open();
  mockApi.use(mockCall('decideBooking', () => errorResponse('unavailable')));
  await user.click(screen.getByRole('button', confirm));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('button', confirm)).toBeEnabled();
});
