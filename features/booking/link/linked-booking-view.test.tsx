import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { LinkedBooking } from '#contract/booking-link.ts';
import { makeLinkedBooking } from '#tests/factories/linked-booking.ts';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import { renderWithQueries } from '#tests/render-with-queries.tsx';
import { mockApi } from '#tests/setup/mock-api.ts';
import { LinkedBookingView } from './linked-booking-view.tsx';

beforeEach(() => void vi.setSystemTime(new Date('2026-11-27T12:00:00Z')));

const cancelButton = { name: 'Anulează programarea' };

function open(changes: Partial<LinkedBooking> = {}, responses: (LinkedBooking | Response)[] = []) {
  let shown = makeLinkedBooking(changes);
  const sent: unknown[] = [];
  const answer = ({ body }: { body: unknown }) => {
    sent.push(body);
    const next = responses[sent.length - 1];
    if (next instanceof Response) return next;
    if (next) shown = next;
    return { data: shown };
  };
  mockApi.use(
    mockCall('linkedBooking', () => ({ data: shown })),
    mockCall('cancelLinkedBooking', answer),
    mockCall('announceArrival', answer),
  );
  const client = new QueryClient();
  renderWithQueries(<LinkedBookingView token="link" initial={shown} />, client);
  return {
    user: userEvent.setup(),
    client,
    sent,
    show: (next: LinkedBooking) => void (shown = next),
  };
}

const canceled = makeLinkedBooking({ status: 'canceled', canceled_by: 'client' });

test('opening the page sends nothing; one press cancels, and the outcome gets the focus', async () => {
  const { user, sent } = open({}, [canceled]);
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', cancelButton));
  expect(await screen.findByText('Programarea a fost anulată.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();
  expect(sent).toEqual([{ reason_id: 1 }]);
});

test('an approval that arrives does not take the focus', async () => {
  const { client, show } = open({ status: 'pending' });
  const reasons = screen.getByLabelText('Motivul anulării');
  reasons.focus();
  show(makeLinkedBooking());
  void client.refetchQueries();
  expect(await screen.findByText('Confirmată')).toBeVisible();
  expect(reasons).toHaveFocus();
});

test('sends the chosen reason', async () => {
  const { user, sent } = open({}, [canceled]);
  await user.selectOptions(screen.getByLabelText('Motivul anulării'), 'Am găsit altă locație');
  await user.click(screen.getByRole('button', cancelButton));
  await screen.findByText('Programarea a fost anulată.');
  expect(sent).toEqual([{ reason_id: 3 }]);
});

test('the button says that it is canceling, and another press sends nothing', async () => {
  const { user, sent, show } = open();
  const { promise, resolve } = Promise.withResolvers<void>();
  mockApi.use(
    mockCall('cancelLinkedBooking', async ({ body }) => {
      sent.push(body);
      await promise;
      return { data: canceled };
    }),
  );
  await user.click(screen.getByRole('button', cancelButton));
  await user.click(await screen.findByRole('button', { name: 'Se anulează…' }));
  show(canceled);
  resolve();
  expect(await screen.findByText('Programarea a fost anulată.')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('a failed cancellation keeps the page and can be retried', async () => {
  const { user, sent } = open({}, [errorResponse('unavailable'), canceled]);
  await user.click(screen.getByRole('button', cancelButton));
  expect(await screen.findByRole('alert')).toHaveTextContent('Nu am putut răspunde acum.');
  await user.click(screen.getByRole('button', cancelButton));
  expect(await screen.findByText('Programarea a fost anulată.')).toBeVisible();
  expect(sent).toHaveLength(2);
});

test('a booking canceled in another tab is shown as canceled after the refusal', async () => {
  const { user, client, show } = open({}, [errorResponse('not_cancelable')]);
  await waitFor(() => expect(client.isFetching()).toBe(0));
  show(canceled);
  await user.click(screen.getByRole('button', cancelButton));
  expect(await screen.findByText('Programarea a fost anulată.')).toBeVisible();
});

test('a booking canceled by the location shows why', () => {
  const cancel_reason = 'Locația este închisă la ora aceea';
  open({ status: 'canceled', canceled_by: 'location', cancel_reason });
  expect(screen.getByText(`Motivul anulării: ${cancel_reason}`)).toBeVisible();
});

test('after the deadline nothing can be canceled or moved', () => {
  open({ cancel_until: '2026-11-27T13:30:00+02:00' });
  expect(screen.queryByRole('button', cancelButton)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Reprogramează' })).toBeNull();
});

test('leads to the reschedule page of the link', () => {
  open();
  expect(screen.getByRole('link', { name: 'Reprogramează' })).toHaveAttribute(
    'href',
    '/b/link/reschedule',
  );
});

test('tells the location about a delay and says so', async () => {
  const open10 = [0, 5, 10, 15] as const;
  const told = makeLinkedBooking({ arrival: { delay: 10, open: [...open10] } });
  const { user, sent } = open({ arrival: { delay: null, open: [...open10] } }, [told]);
  await user.click(screen.getByRole('button', { name: 'Întârzii 10 minute' }));
  expect(await screen.findByText('I-am scris locației că întârzii 10 minute.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Întârzii 10 minute' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(sent).toEqual([{ delay: 10 }]);
});

test('a read that began before a press does not undo it', async () => {
  const { user, client } = open({}, [canceled]);
  await waitFor(() => expect(client.isFetching()).toBe(0));
  const { promise, resolve } = Promise.withResolvers<void>();
  mockApi.use(mockCall('linkedBooking', () => promise.then(() => ({ data: makeLinkedBooking() }))));
  void client.refetchQueries();
  await user.click(screen.getByRole('button', cancelButton));
  await screen.findByText('Programarea a fost anulată.');
  resolve();
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(screen.getByText('Programarea a fost anulată.')).toBeVisible();
});

test('offers no announcement while none is open', () => {
  open();
  expect(screen.queryByRole('heading', { name: 'Spune-i locației când ajungi' })).toBeNull();
});
