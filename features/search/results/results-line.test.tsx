import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { addDays, today } from '#domain/time/local-time.ts';
import { makeLocationCard, makeLocationList } from '#tests/factories/location-card.ts';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { toResultPage, type ResultPage } from '../cards/card-data.ts';
import { anyTime, searchHref, type SearchState } from '../search-href.ts';
import { openResults, startResultsTest, state } from './open-results.testing.tsx';

const list = makeLocationList([makeLocationCard({ name: 'Ana' })]);

const now = today(new Date());
const tomorrow = addDays(now, 1);
const parts: ResultPage['understood'] = [{ kind: 'place', text: 'Cluj', rest: 'tuns' }];
const anything = { ...state, search: 'tuns Cluj' };
const onTomorrow = { ...anything, time: { ...anyTime, date: [tomorrow] } };

const open = (locations = list) =>
  openResults(toResultPage({ ...locations, understood: parts }), onTomorrow);

async function openSheet(user: ReturnType<typeof open>) {
  await user.click(screen.getByRole('button', { name: /Filtre/ }));
  return within(await screen.findByRole('dialog', { name: 'Filtre' }));
}

const isAt = (search: SearchState) =>
  waitFor(() => expect(location.pathname + location.search).toBe(searchHref(search)));

beforeEach(startResultsTest);

it('the time in the URL and the place in the text can be removed separately', async () => {
  mockApi.use(mockCall('listLocations', () => list));
  const user = open();
  expect(screen.getByRole('link', { name: 'Șterge filtrul „Cluj”' })).toHaveAttribute(
    'href',
    searchHref({ ...onTomorrow, search: 'tuns' }),
  );
  const time = screen.getByRole('link', { name: /^Șterge filtrul „\p{L}{3}, \d+ \p{L}+”$/u });
  await user.click(time);
  await isAt(anything);
  expect(time).not.toBeInTheDocument();
});

it('a place in the text overrides the selected one, which is not shown', () => {
  open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^„tuns Cluj”$/);
  expect(screen.queryByText(/rază de/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Schimbă orașul' })).not.toBeInTheDocument();
});

it('the filter sheet writes the time as parameters of the URL', async () => {
  mockApi.use(mockCall('listLocations', () => list));
  const user = open();
  const sheet = await openSheet(user);
  const isPressed = (name: string) => sheet.getByRole('button', { name, pressed: true });
  expect(isPressed('Liber mâine')).toBeVisible();
  expect(sheet.getByLabelText('Alege ziua')).toHaveValue(tomorrow);
  await user.click(sheet.getByRole('button', { name: 'Șterge filtrele' }));
  expect(sheet.getByRole('button', { name: 'Liber mâine', pressed: false })).toBeVisible();
  for (const name of ['Liber azi', 'După ora 18', 'Deschis acum'])
    await user.click(sheet.getByRole('button', { name }));
  expect(isPressed('După ora 18')).toBeVisible();
  await user.click(sheet.getByRole('button', { name: /Vezi rezultatele/ }));
  const time = { date: [now], after: '18:00', before: null, open_now: true };
  await isAt({ ...anything, time });
});

it('a filter sheet that is closed after another was applied applies nothing', async () => {
  mockApi.use(mockCall('listLocations', () => list));
  const user = open();
  await user.click((await openSheet(user)).getByRole('button', { name: /Vezi rezultatele/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('link', { name: /^Șterge filtrul „\p{L}{3}, /u }));
  await isAt(anything);
  await user.click((await openSheet(user)).getByRole('button', { name: 'Închide' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await isAt(anything);
});

it('the filter sheet clears the radius with the other filters', async () => {
  mockApi.use(mockCall('listLocations', () => list));
  const user = open();
  const sheet = await openSheet(user);
  await user.click(sheet.getByRole('button', { name: '50\u00A0km' }));
  await user.click(sheet.getByRole('button', { name: 'Șterge filtrele' }));
  expect(sheet.getByRole('button', { name: '30\u00A0km', pressed: true })).toBeVisible();
});

it('the filter sheet applies a date with an hour, and an order', async () => {
  const day = addDays(now, 10);
  // An id of its own, because equal requests that are still running are shared.
  const other = makeLocationList([makeLocationCard({ id: 2 })]);
  const requests: string[] = [];
  mockApi.use(
    mockCall('listLocations', () => other),
    mockCall('locationsNextSlots', ({ query }) => {
      const [date, after] = [query.getAll('date[]'), query.get('after')];
      requests.push([query.get('search'), ...date, after].join(' '));
      return { data: {} };
    }),
  );
  const user = open(other);
  await waitFor(() => expect(requests).toEqual([`tuns Cluj ${tomorrow} `]));
  const sheet = await openSheet(user);
  const hour = sheet.getByRole('button', { name: 'După ora 18' });
  await user.click(hour);
  fireEvent.change(sheet.getByLabelText('Alege ziua'), { target: { value: day } });
  expect(hour).toHaveAttribute('aria-pressed', 'true');
  expect(sheet.getByLabelText('Alege ziua')).toHaveValue(day);
  await user.click(sheet.getByRole('button', { name: 'Cele mai apropiate' }));
  await user.click(sheet.getByRole('button', { name: /Vezi rezultatele/ }));
  const time = { ...anyTime, date: [day], after: '18:00' };
  await isAt({ ...anything, time, sort: 'distance' });
  await waitFor(() => expect(requests.at(-1)).toBe(`tuns Cluj ${day} 18:00`));
});

it('the filter sheet shows no count if the count fails to load', async () => {
  const user = open();
  const sheet = await openSheet(user);
  expect(sheet.getByRole('button', { name: 'Vezi rezultatele (1)' })).toBeVisible();
  mockApi.use(mockCall('listLocations', () => errorResponse('unavailable')));
  await user.click(sheet.getByRole('button', { name: '5\u00A0km' }));
  expect(await sheet.findByRole('button', { name: 'Vezi rezultatele' })).toBeVisible();
});

it('an empty list for a place and a time offers any place or any time, not a wider radius', () => {
  open(makeLocationList([]));
  const ways = screen.getByRole('heading', { name: 'Niciun rezultat în zona ta' }).parentElement!;
  const links = within(ways).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Șterge filtrul „Cluj”', searchHref({ ...onTomorrow, search: 'tuns' })],
    [expect.stringContaining('Șterge filtrul'), searchHref(anything)],
  ]);
});
