import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { maxCounts } from '#contract/values.ts';
import { favouritesQuery } from '#lib/api/favourites-query.ts';
import { mergeFavourites } from '#lib/api/merge-favourites.lazy.ts';
import { guestFavourites } from '#lib/own/own-locations.ts';
import { getQueryClient } from '#lib/api/query-client.ts';
import { sessionStore, setUser } from '#lib/session/session-store.ts';
import { makeLocationCard } from '#tests/factories/location-card.ts';
import { makeUser } from '#tests/factories/user.ts';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { HeartButton } from './heart-button.tsx';

const location = makeLocationCard({ id: 3, name: 'Ana' });
const heart = () => screen.getByRole('button', { name: 'Adaugă la favorite: Ana' });

beforeEach(() => {
  getQueryClient().clear();
  guestFavourites.clear();
  sessionStore.setState({ status: 'guest', user: null }, true);
});

test("a guest's favourite is stored in the browser, and removing it dismisses the toast", async () => {
  render(<HeartButton location={location} />);
  expect(heart()).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(heart());
  expect(heart()).toHaveAttribute('aria-pressed', 'true');
  expect(JSON.parse(localStorage.getItem('favourites') ?? '')).toEqual([3]);
  expect(await screen.findByText(/O găsești pe pagina principală/)).toBeInTheDocument();
  vi.useFakeTimers();
  fireEvent.click(heart());
  await act(() => vi.advanceTimersByTimeAsync(0));
  // The exit animation takes less time; the toast would stay longer.
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  expect(heart()).toHaveAttribute('aria-pressed', 'false');
  expect(localStorage.getItem('favourites')).toBeNull();
  expect(screen.queryByText(/O găsești pe pagina principală/)).toBeNull();
});

test('favourites of a guest move from the browser to the account at sign-in', async () => {
  guestFavourites.add(3);
  const kept: unknown[] = [];
  mockApi.use(
    mockCall('mergeFavourites', ({ body }) => {
      kept.push(body);
      return { data: [location] };
    }),
  );
  setUser(makeUser());
  render(<HeartButton location={location} />);
  await waitFor(() => expect(localStorage.getItem('favourites')).toBeNull());
  expect(kept).toEqual([{ location_ids: [3] }]);
  expect(heart()).toHaveAttribute('aria-pressed', 'true');
});

test("a guest's fifty-first favourite is refused and removes no other", async () => {
  const ids = Array.from({ length: maxCounts.guestFavourites }, (_, at) => at + 10);
  for (const id of ids) guestFavourites.add(id);
  render(<HeartButton location={location} />);
  await userEvent.click(heart());
  expect(await screen.findByText(/^Ai deja 50 de locații favorite/)).toBeInTheDocument();
  expect(heart()).toHaveAttribute('aria-pressed', 'false');
  expect(guestFavourites.store.getState()).toEqual(ids.toReversed());
});

describe('favourites of a client', () => {
  beforeEach(() => setUser(makeUser()));

  test('show a change at once, and roll it back when the api refuses it', async () => {
    mockApi.use(
      mockCall('listFavourites', () => ({ data: [] })),
      mockCall('addFavourite', () => errorResponse('unavailable')),
    );
    render(<HeartButton location={location} />);
    await waitFor(() =>
      expect(getQueryClient().getQueryData(favouritesQuery.queryKey)).toEqual([]),
    );
    await userEvent.click(heart());
    expect(await screen.findByRole('status')).toBeInTheDocument();
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
    expect(localStorage.getItem('favourites')).toBeNull();
  });

  test('show a change whose list cannot be read again', async () => {
    let isLost = false;
    mockApi.use(
      mockCall('listFavourites', () => (isLost ? errorResponse('forbidden') : { data: [] })),
      mockCall('addFavourite', () => {
        isLost = true;
        return null;
      }),
    );
    render(<HeartButton location={location} />);
    await waitFor(() =>
      expect(getQueryClient().getQueryData(favouritesQuery.queryKey)).toEqual([]),
    );
    await userEvent.click(heart());
    expect(await screen.findByText(/Am adăugat locația la „Favorite”/)).toBeInTheDocument();
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
  });

  test('show what another part removes after a change', async () => {
    let kept = [location];
    mockApi.use(
      mockCall('listFavourites', () => ({ data: kept })),
      mockCall('addFavourite', () => null),
    );
    getQueryClient().setQueryData(favouritesQuery.queryKey, []);
    render(<HeartButton location={location} />);
    await userEvent.click(heart());
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() => expect(getQueryClient().isFetching()).toBe(0));
    kept = [];
    await act(() => getQueryClient().refetchQueries(favouritesQuery));
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'false'));
  });

  test('a refusal of the account shows the message of the api', async () => {
    const errors = { location_id: ['Ai deja 200 de locații favorite.'] };
    mockApi.use(
      mockCall('listFavourites', () => ({ data: [] })),
      mockCall('addFavourite', () => errorResponse('validation_failed', { errors })),
    );
    render(<HeartButton location={location} />);
    await userEvent.click(heart());
    expect(await screen.findByText('Ai deja 200 de locații favorite.')).toBeInTheDocument();
  });

  test('favourites of a guest move to the account even if its list was read just before', async () => {
    getQueryClient().setQueryData(favouritesQuery.queryKey, []);
    guestFavourites.add(3);
    mockApi.use(mockCall('mergeFavourites', () => ({ data: [location] })));
    mergeFavourites();
    await waitFor(() => expect(localStorage.getItem('favourites')).toBeNull());
    expect(getQueryClient().getQueryData(favouritesQuery.queryKey)).toEqual([location]);
  });

  test('that have no room in the account stay in the browser', async () => {
    const full = Array.from({ length: maxCounts.favourites }, (_, at) =>
      makeLocationCard({ id: at + 3 }),
    );
    for (const id of [999, 3]) guestFavourites.add(id);
    mockApi.use(mockCall('mergeFavourites', () => ({ data: full })));
    mergeFavourites();
    await waitFor(() => expect(guestFavourites.store.getState()).toEqual([999]));
    mockApi.use(mockCall('mergeFavourites', () => ({ data: full.slice(1) })));
    mergeFavourites();
    await waitFor(() => expect(localStorage.getItem('favourites')).toBeNull());
  });

  test('disappear when another client signs in on the same page', async () => {
    let kept = [location];
    mockApi.use(mockCall('listFavourites', () => ({ data: kept })));
    render(<HeartButton location={location} />);
    await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'));
    kept = [];
    act(() => sessionStore.setState({ status: 'guest', user: null }, true));
    act(() => setUser(makeUser({ id: 'b0a1f6b2-64f5-4f0e-9b53-3c5a7e0f1d11' })));
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() =>
      expect(getQueryClient().getQueryData(favouritesQuery.queryKey)).toEqual([]),
    );
  });
});
