import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { expect, test, vi } from 'vitest';
import { searchBox } from '#lib/place/search-box.ts';
import { cluj } from '#tests/factories/place.ts';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { SearchBar } from './search-bar.tsx';

type PositionRequest = { respond: PositionCallback; fail: PositionErrorCallback };

function open() {
  searchBox.setState(searchBox.getInitialState(), true);
  const nearest = vi.fn(() => ({ data: cluj }));
  mockApi.use(
    mockCall('nearestPlace', nearest),
    mockCall('listPlaces', () => ({ data: [] })),
  );
  const requests: PositionRequest[] = [];
  const getCurrentPosition = (respond: PositionCallback, fail: PositionErrorCallback) =>
    void requests.push({ respond, fail });
  vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition } });
  render(<SearchBar look="bar-search" />);
  const place = screen.getByRole('combobox', { name: 'Unde?' });
  const button = screen.getByRole('button', { name: 'Locația curentă' });
  const user = userEvent.setup();
  const press = async () => {
    const { length } = requests;
    await user.click(button);
    await waitFor(() => expect(requests).toHaveLength(length + 1));
    return requests[length]!;
  };
  return { user, nearest, place, button, press };
}

const at = (latitude: number, longitude: number) =>
  ({ coords: { latitude, longitude } }) as GeolocationPosition;

test("the visitor's position has the name of the nearest locality @S2-73 @S3-03 @S7-45", async () => {
  const { place, press } = open();
  (await press()).respond(at(46.7712345, 23.6));
  await waitFor(() => expect(place).toHaveValue('Cluj-Napoca, Cluj'));
  expect(screen.getByText('Căutăm în zona Cluj-Napoca, Cluj.')).toHaveRole('status');
  expect(JSON.parse(Cookies.get('selectedCity') ?? '')).toMatchObject({ lat: 46.771 });
});

test.each([
  [1, 'Nu avem acces la poziția ta. Scrie o adresă sau un oraș.'],
  [3, 'Nu am putut afla unde ești. Scrie o adresă sau un oraș.'],
])('a message says what to do if the position is not known, for %i', async (code, sentence) => {
  const { press } = open();
  (await press()).fail({ code } as GeolocationPositionError);
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('a message says that the visitor is not in Romania', async () => {
  const { place, press } = open();
  mockApi.use(mockCall('nearestPlace', () => errorResponse('not_found')));
  (await press()).respond(at(48.85, 2.35));
  const words = await screen.findByText('Ești în afara României; alege un oraș.');
  expect(words).toHaveRole('status');
  expect(place).toHaveAccessibleDescription('Ești în afara României; alege un oraș.');
  expect(place).toHaveValue('');
});

test('a position that arrives after the visitor has typed a place is ignored', async () => {
  const { user, nearest, place, button, press } = open();
  const request = await press();
  await user.type(place, 'Brașov');
  request.respond(at(46.77, 23.59));
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
  expect(nearest).toHaveBeenCalled();
  expect(place).toHaveValue('Brașov');
  expect(Cookies.get('selectedCity')).toBeUndefined();
});

test('a second press keeps the position of the first one', async () => {
  const { place, press } = open();
  const request = await press();
  await press();
  request.respond(at(46.77, 23.59));
  await waitFor(() => expect(place).toHaveValue('Cluj-Napoca, Cluj'));
});
