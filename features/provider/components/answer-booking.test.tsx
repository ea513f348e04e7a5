import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { BookingAnswer, ProviderBooking } from '#contract/provider.ts';
import { makeProviderBooking } from '#tests/factories/provider-booking.ts';
import { errorAnswer, mockCall } from '#tests/msw/mock-call.ts';
import { dropCookies, mockCsrf } from '#tests/msw/mock-csrf.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { AnswerBooking } from './answer-booking.tsx';

vi.mock('next/navigation', () => import('#tests/next-navigation.ts'));

const confirm = { name: 'Confirmă programarea' };
const refuse = { name: 'Refuză cererea' };

let bodies: unknown[];
beforeEach(() => {
  dropCookies();
  bodies = [];
  mockApi.use(
    mockCsrf(),
    mockCall('answerBooking', ({ body }) => {
      bodies.push(body);
      return { data: makeProviderBooking({ status: (body as { status: BookingAnswer }).status }) };
    }),
  );
});

function open(booking: Partial<ProviderBooking> = {}, wish: BookingAnswer = 'approved') {
  const props = { token: 'a.b', initial: makeProviderBooking(booking), wish };
  const page = (client: QueryClient) => (
    <QueryClientProvider client={client}>
      <AnswerBooking {...props} />
    </QueryClientProvider>
  );
  render(page(new QueryClient()));
  return userEvent.setup();
}

test('opening a link sends nothing; the button does, and the focus hears what became of it', async () => {
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

test('the link to refuse asks about that first, and both answers are there', async () => {
  const user = open({}, 'rejected');
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    refuse.name,
    confirm.name,
  ]);
  await user.click(screen.getByRole('button', refuse));
  expect(await screen.findByRole('heading', { name: 'Cererea a fost refuzată' })).toHaveFocus();
  expect(bodies).toEqual([{ status: 'rejected' }]);
});

test.each([
  ['approved', 'Programarea este confirmată'],
  ['canceled', 'Programarea a fost anulată de client'],
  ['expired', 'Cererea a expirat'],
] as const)('a booking that is %s asks for nothing', (status, title) => {
  open({ status });
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a refusal is said, and the answer can be sent again', async () => {
  const user = open();
  mockApi.use(mockCall('answerBooking', () => errorAnswer(503, 'unavailable')));
  await user.click(screen.getByRole('button', confirm));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('button', confirm)).toBeEnabled();
});
