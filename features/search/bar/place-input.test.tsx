import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { expect, test, vi } from 'vitest';
import { getQueryClient } from '#lib/api/query-client.ts';
import { searchBox } from '#lib/place/search-box.ts';
import { cluj } from '#tests/factories/place.ts';
import { mockCall } from '#tests/msw/mock-call.ts';
import { visit } from '#tests/next-navigation.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { SearchBar } from './search-bar.tsx';

function open() {
  getQueryClient().clear();
  visit('/');
  searchBox.setState(searchBox.getInitialState(), true);
  const nearest = vi.fn(() => ({ data: cluj }));
  mockApi.use(
    mockCall('nearestPlace', nearest),
    mockCall('listPlaces', () => ({ data: [] })),
  );
  const coords = { latitude: 46.77, longitude: 23.59 };
  const found: (() => void)[] = [];
  const getCurrentPosition = (done: PositionCallback) =>
    void found.push(() => done({ coords } as GeolocationPosition));
  vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition } });
  render(<SearchBar look="bar-search" />);
  const place = screen.getByRole('combobox', { name: 'Unde?' });
  const button = screen.getByRole('button', { name: 'Locația curentă' });
  return { user: userEvent.setup(), nearest, found, place, button };
}

test('a position that arrives after the visitor has typed a place is ignored', async () => {
  const { user, nearest, found, place, button } = open();
  await user.click(button);
  await waitFor(() => expect(found).toHaveLength(1));
  await user.type(place, 'Brașov');
  found[0]!();
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
  expect(nearest).toHaveBeenCalled();
  expect(place).toHaveValue('Brașov');
  expect(Cookies.get('selectedCity')).toBeUndefined();
});

test('a second press keeps the position of the first one', async () => {
  const { user, found, place, button } = open();
  await user.click(button);
  await user.click(button);
  await waitFor(() => expect(found).toHaveLength(2));
  found[0]!();
  await waitFor(() => expect(place).toHaveValue('Cluj-Napoca, Cluj'));
});
