import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { saveConsent } from '#lib/own/consent-preferences.ts';
import { guestFavourites, recentLocations } from '#lib/own/own-locations.ts';
import { sessionStore, setUser } from '#lib/session/session-store.ts';
import { makeLocationCard } from '#tests/factories/location-card.ts';
import { makeUser } from '#tests/factories/user.ts';
import { mockCall } from '#tests/msw/mock-call.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { OwnLocationsView } from './own-locations-view.lazy.tsx';

const names = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  sessionStore.setState({ status: 'guest', user: null }, true);
  mockApi.use(
    mockCall('locationsNextSlots', () => ({ data: {} })),
    mockCall('locationsCards', ({ query }) => ({
      data: query.getAll('ids[]').map((id) => makeLocationCard({ id: Number(id) })),
    })),
  );
});

test('a guest sees favourites and recently viewed locations and can clear the latter', async () => {
  guestFavourites.add(3);
  for (const id of [1, 2, 1]) recentLocations.add(id);
  render(<OwnLocationsView />);
  expect(await screen.findByRole('heading', { name: 'Favorite' })).toBeVisible();
  expect(names('Favorite')).toEqual(['Frizeria 3']);
  expect(await screen.findByRole('list', { name: 'Văzute recent' })).toBeVisible();
  expect(names('Văzute recent')).toEqual(['Frizeria 1', 'Frizeria 2']);
  await userEvent.click(screen.getByRole('button', { name: 'Șterge lista' }));
  expect(screen.queryByRole('heading', { name: 'Văzute recent' })).toBeNull();
  expect(localStorage.getItem('recentLocations')).toBeNull();
});

test('a client sees the favourites of the account and a link to all of them', async () => {
  setUser(makeUser());
  mockApi.use(mockCall('listFavourites', () => ({ data: [makeLocationCard({ id: 8 })] })));
  render(<OwnLocationsView />);
  await waitFor(() => expect(names('Favorite')).toEqual(['Frizeria 8']));
  expect(screen.getByRole('link', { name: 'Vezi toate favoritele' })).toHaveAttribute(
    'href',
    '/account/favourites',
  );
});

test('withdrawing marketing consent clears the recently viewed locations', () => {
  recentLocations.add(1);
  saveConsent({ analytics: true, marketing: false });
  expect(localStorage.getItem('recentLocations')).toBeNull();
});
