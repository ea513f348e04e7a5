import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { OwnSubscription } from '#contract/own-subscription.ts';
import { makeOwnSubscription } from '#tests/factories/own-subscription.ts';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { renderWithQueries } from '#tests/render-with-queries.tsx';
import { SubscriptionList } from './subscription-list.tsx';

const now = Date.now();
const day = (n: number) => new Date(now + n * 86_400_000).toISOString();
const running = { starts_at: day(-10), expires_at: day(10) };

function newClient() {
  return new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
}

function renderList(client = newClient()) {
  return renderWithQueries(<SubscriptionList />, client);
}

async function cardOf(changes: Partial<OwnSubscription>) {
  mockApi.use(
    mockCall('listSubscriptions', () => ({
      data: [makeOwnSubscription({ ...running, ...changes })],
    })),
  );
  renderList();
  return screen.findByRole('article');
}

test('a subscription shows its remaining visits and location and links to a booking paid by it @S2-07 @S7-26', async () => {
  const { id } = makeOwnSubscription();
  const card = await cardOf({});
  expect(card).toHaveTextContent('3 ședințe rămase din 6');
  expect(screen.getByRole('link', { name: 'Salon Zori' })).toHaveAttribute(
    'href',
    '/locations/12/salon-zori',
  );
  expect(screen.getByRole('link', { name: 'Rezervă cu abonamentul' })).toHaveAttribute(
    'href',
    `/locations/12/salon-zori/booking?services=105&subscription=${id}&step=2`,
  );
});

test('the last day of a subscription is the day before it ends', async () => {
  const card = await cardOf({ expires_at: '2036-01-01T00:00:00+02:00' });
  expect(card).toHaveTextContent('Valabil până pe 31 decembrie 2035');
});

test('a subscription whose visits were used before it ended does not claim to be valid', async () => {
  const card = await cardOf({ remaining: 0, expires_at: '2026-01-01T00:00:00+02:00' });
  expect(card).toHaveTextContent('A fost valabil până pe 31 decembrie 2025');
});

test.each(['withdrawn', 'canceled'] as const)(
  'a %s subscription shows neither expiry nor remaining visits',
  async (status) => {
    expect(await cardOf({ status })).not.toHaveTextContent(/valabil|rămas/i);
  },
);

test.each([
  [600, 540, 'Te-ai retras pe 23 noiembrie 2026. Dacă l-ai plătit, primești înapoi 540 RON.'],
  [0, 0, 'Te-ai retras pe 23 noiembrie 2026.'],
])(
  'a withdrawn subscription of %i RON names what the client gets back',
  async (price, refund, words) => {
    const withdrawn = { at: '2026-11-23T10:00:00+02:00', refund };
    const card = await cardOf({ status: 'withdrawn', price, withdrawn });
    expect(card).toContainElement(screen.getByText(words));
  },
);

test.each([
  [1, '1 ședință rămasă din 20'],
  [19, '19 ședințe rămase din 20'],
  [20, '20 de ședințe rămase din 20'],
])('%i visits are counted in Romanian', async (remaining, words) => {
  expect(await cardOf({ remaining, total: 20 })).toHaveTextContent(words);
});

test.each<[Partial<OwnSubscription>, string]>([
  [{ status: 'pending' }, 'În așteptare'],
  [{ status: 'canceled' }, 'Anulat'],
  [{ status: 'withdrawn' }, 'Te-ai retras'],
  [{ remaining: 0 }, 'Epuizat'],
  [{ starts_at: day(2) }, 'Neînceput'],
  [{ expires_at: day(-1) }, 'Expirat'],
])('%j: it shows the status and no link to a booking', async (changes, words) => {
  expect(await cardOf(changes)).toHaveTextContent(words);
  expect(screen.queryByRole('link', { name: /Rezervă/ })).not.toBeInTheDocument();
});

test('an empty list of subscriptions links to where they are sold', async () => {
  mockApi.use(mockCall('listSubscriptions', () => ({ data: [] })));
  renderList();
  expect(await screen.findByText('Nu ai niciun abonament')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Caută o locație' })).toBeVisible();
});

test('a list of subscriptions that fails to load can be retried', async () => {
  const responses = [errorResponse('server_error')];
  mockApi.use(
    mockCall('listSubscriptions', () => responses.shift() ?? { data: [makeOwnSubscription()] }),
  );
  renderList();
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Încearcă din nou' }));
  expect(await screen.findByText('Salon Zori')).toBeVisible();
});

test('a visit used since the list was cached is shown at the next opening', async () => {
  const responses = [{ remaining: 5 }, { remaining: 4 }];
  mockApi.use(
    mockCall('listSubscriptions', () => ({
      data: [makeOwnSubscription({ ...running, total: 10, ...responses.shift() })],
    })),
  );
  const client = newClient();
  const { unmount } = renderList(client);
  expect(await screen.findByRole('article')).toHaveTextContent('5 ședințe rămase din 10');
  unmount();
  renderList(client);
  await waitFor(() =>
    expect(screen.getByRole('article')).toHaveTextContent('4 ședințe rămase din 10'),
  );
});

const withdrawal = {
  until: day(3),
  visits_used: 1,
  refund: 500,
  bookings: [
    { id: 'b3b0a1de-0d5c-4a1e-8c53-6f4a0d9a1c11', starts_at: '2036-11-27T17:30:00+02:00' },
  ],
};

test('a withdrawal takes two presses; the dialog between them lists the refund and the canceled bookings', async () => {
  const user = userEvent.setup();
  const withdrawn = { at: '2026-11-23T10:00:00+02:00', refund: 500 };
  const requests: unknown[] = [];
  mockApi.use(
    mockCall('withdrawSubscription', ({ params }) => {
      requests.push(params.id);
      return {
        data: makeOwnSubscription({ ...running, status: 'withdrawn', withdrawal: null, withdrawn }),
      };
    }),
  );
  const card = await cardOf({ withdrawal });
  await user.click(screen.getByRole('button', { name: 'Retrage-te din contract' }));
  const dialog = screen.getByRole('dialog', { name: 'Retragere din contract' });
  expect(dialog).toHaveTextContent(
    'Dacă l-ai plătit, primești înapoi 500 RON: 600 minus 100 RON pentru 1 ședință din 6.',
  );
  expect(dialog).toHaveTextContent('joi, 27 noiembrie, ora 17:30');
  expect(requests).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Confirmă retragerea' }));
  expect(await screen.findByText('Te-ai retras')).toBeVisible();
  expect(requests).toEqual([makeOwnSubscription().id]);
  expect(card).toHaveTextContent(
    'Te-ai retras pe 23 noiembrie 2026. Dacă l-ai plătit, primești înapoi 500 RON.',
  );
  expect(screen.queryByRole('button', { name: /Retrage-te/ })).not.toBeInTheDocument();
});

test('a withdrawal past its period shows an error', async () => {
  const user = userEvent.setup();
  mockApi.use(mockCall('withdrawSubscription', () => errorResponse('not_withdrawable')));
  await cardOf({ withdrawal });
  await user.click(screen.getByRole('button', { name: 'Retrage-te din contract' }));
  await user.click(screen.getByRole('button', { name: 'Confirmă retragerea' }));
  expect(await screen.findByText(/nu se poate face din cont/)).toBeVisible();
});

test('a failed withdrawal reopens the dialog that was closed while it was pending', async () => {
  const user = userEvent.setup();
  let fail = () => {};
  const held = new Promise<void>((resolve) => (fail = resolve));
  mockApi.use(
    mockCall('withdrawSubscription', () => held.then(() => errorResponse('unavailable'))),
  );
  await cardOf({ withdrawal });
  await user.click(screen.getByRole('button', { name: 'Retrage-te din contract' }));
  await user.click(screen.getByRole('button', { name: 'Confirmă retragerea' }));
  await user.click(screen.getByRole('button', { name: 'Păstrează abonamentul' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  fail();
  expect(await screen.findByRole('dialog')).toHaveTextContent(/Încearcă din nou|momentan/);
});

test('after the period there is no withdrawal button', async () => {
  await cardOf({ withdrawal: { ...withdrawal, until: day(-1) } });
  expect(screen.queryByRole('button', { name: /Retrage-te/ })).not.toBeInTheDocument();
});
