import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { expect, test, vi } from 'vitest';
import { getQueryClient } from '#lib/api/query-client.ts';
import { searchBox } from '#lib/place/search-box.ts';
import { mockCall } from '#tests/msw/mock-call.ts';
import { visit } from '#tests/next-navigation.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { SearchBar } from './search-bar.tsx';

const cluj = {
  id: 1,
  name: 'Cluj-Napoca',
  county: 'Cluj',
  label: 'Cluj-Napoca, Cluj, România',
  latitude: 46.77,
  longitude: 23.59,
};

test('a position that arrives after the visitor has typed a place is ignored', async () => {
  getQueryClient().clear();
  visit('/');
  searchBox.setState(searchBox.getInitialState());
  const user = userEvent.setup();
  const nearest = vi.fn(() => ({ data: cluj }));
  mockApi.use(
    mockCall('nearestPlace', nearest),
    mockCall('listPlaces', () => ({ data: [] })),
  );
  let find = () => {};
  const coords = { latitude: 46.77, longitude: 23.59 };
  const getCurrentPosition = (done: PositionCallback) =>
    void (find = () => done({ coords } as GeolocationPosition));
  vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition } });
  render(<SearchBar look="bar" />);
  const place = screen.getByRole('combobox', { name: 'Unde?' });
  const button = screen.getByRole('button', { name: 'Locația curentă' });
  await user.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  await user.type(place, 'Brașov');
  find();
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
  expect(nearest).toHaveBeenCalled();
  expect(place).toHaveValue('Brașov');
  expect(Cookies.get('selectedCity')).toBeUndefined();
});
