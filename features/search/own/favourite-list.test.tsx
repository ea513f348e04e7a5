import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { maxCounts } from '#contract/values.ts';
import { getQueryClient } from '#lib/api/query-client.ts';
import { guestFavourites } from '#lib/own/own-locations.ts';
import { setUser } from '#lib/session/session-store.ts';
import { makeLocationCard } from '#tests/factories/location-card.ts';
import { makeUser } from '#tests/factories/user.ts';
import { mockCall } from '#tests/msw/mock-call.ts';
import { renderWithQueries } from '#tests/render-with-queries.tsx';
import { mockApi } from '#tests/setup/mock-api.ts';
import { FavouriteList } from './favourite-list.tsx';

let kept: number[];
let requests: string[][];
beforeEach(() => {
  kept = [];
  requests = [];
  setUser(makeUser());
  mockApi.use(
    mockCall('listFavourites', () => ({ data: kept.map((id) => makeLocationCard({ id })) })),
    mockCall('deleteFavourite', ({ params }) => {
      kept = kept.filter((id) => String(id) !== params.location_id);
      return null;
    }),
    mockCall('locationsNextSlots', ({ query }) => {
      requests.push(query.getAll('ids[]'));
      return { data: {} };
    }),
  );
});

const show = () => renderWithQueries(<FavouriteList />, getQueryClient());

test('a removed favourite leaves the list, and the heading gets the focus', async () => {
  kept = [1, 2];
  show();
  const hearts = await screen.findAllByRole('button', { name: /^Adaugă la favorite/ });
  await userEvent.click(hearts[0]!);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Frizeria 1' })).toBeNull());
  expect(screen.getByRole('link', { name: 'Frizeria 2' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Favorite' })).toHaveFocus();
});

test('slots are requested for twenty locations at a time', async () => {
  kept = Array.from({ length: 21 }, (_, at) => at + 1);
  show();
  await waitFor(() => expect(requests.map((ids) => ids.length)).toEqual([20, 1]));
});

test('a full list counts the favourites that wait in the browser', async () => {
  kept = Array.from({ length: maxCounts.favourites }, (_, at) => at + 1);
  guestFavourites.add(999);
  mockApi.use(
    mockCall('mergeFavourites', () => ({ data: kept.map((id) => makeLocationCard({ id })) })),
  );
  show();
  expect(await screen.findByText(/a rămas doar pe acest dispozitiv/)).toBeVisible();
  kept = [...kept.slice(1), 999];
  await userEvent.click(screen.getAllByRole('button', { name: /^Adaugă la favorite/ })[0]!);
  await waitFor(() => expect(screen.queryByText(/pe acest dispozitiv/)).toBeNull());
});

test('an empty list of favourites explains how to add one', async () => {
  show();
  expect(await screen.findByText(/Apasă pe inimioara/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Caută o locație' })).toBeVisible();
});
