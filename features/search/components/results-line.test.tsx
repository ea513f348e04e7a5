import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { dayAndMonth } from '#domain/time/date-label.ts';
import { addDays, today } from '#domain/time/local-time.ts';
import { readLine } from '#domain/search/read-line.ts';
import { defaultCity } from '#lib/place/place.ts';
import { getQueryClient } from '#lib/api/query-client.ts';
import { makeLocationCard, makeLocationList } from '#tests/factories/location-card.ts';
import { errorAnswer, mockCall } from '#tests/msw/mock-call.ts';
import { visit } from '#tests/next-navigation.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { toResultPage, type ResultPage } from '../card-data.ts';
import { plainSearch, searchKey } from '../search-state.ts';
import { PlaceNote } from './place-note.tsx';
import { ResultsView } from './results-view.tsx';

const list = makeLocationList([makeLocationCard({ name: 'Ana' })]);

const parts: ResultPage['understood'] = [
  { kind: 'when', text: 'mâine', rest: 'tuns Cluj' },
  { kind: 'place', text: 'Cluj', rest: 'tuns mâine' },
];

function open(locations = list, search = 'tuns mâine Cluj', understood = parts) {
  visit(`/locations?search=${search}`);
  const page = toResultPage({ ...locations, understood });
  const initial = {
    state: plainSearch({ city: defaultCity, radius: 30 }, search),
    page,
    query: searchKey({ search }),
  };
  render(
    <ResultsView
      initial={initial}
      choices={{ categories: [], payments: [] }}
      place={<PlaceNote isDefault unknown="" />}
      ranking={null}
    />,
  );
  return userEvent.setup();
}

beforeEach(() => {
  getQueryClient().clear();
  mockApi.use(mockCall('locationsNextSlots', () => ({ data: {} })));
});

it('time and place understood in the text can be removed separately', async () => {
  mockApi.use(mockCall('listLocations', () => list));
  const user = open();
  expect(screen.getByRole('link', { name: 'Șterge filtrul Cluj' })).toHaveAttribute(
    'href',
    '/locations?search=tuns+m%C3%A2ine&radius=30',
  );
  const time = screen.getByRole('link', { name: 'Șterge filtrul mâine' });
  await user.click(time);
  await waitFor(() => expect(location.search).toBe('?search=tuns+Cluj'));
  expect(time).not.toBeInTheDocument();
});

it('a place in the text overrides the selected one, which is then not mentioned', () => {
  open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^„tuns mâine Cluj”$/);
  expect(screen.queryByText(/pe o rază de/)).not.toBeInTheDocument();
  expect(screen.queryByText(/din jurul orașului Iași/)).not.toBeInTheDocument();
});

it('the filter sheet replaces the time in the text', async () => {
  mockApi.use(mockCall('listLocations', () => list));
  const user = open();
  await user.click(screen.getByRole('button', { name: /Filtre/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Filtre' });
  const tomorrow = within(sheet).getByRole('button', { name: 'Liber mâine' });
  expect(tomorrow).toHaveAttribute('aria-pressed', 'true');
  await user.click(within(sheet).getByRole('button', { name: 'Șterge filtrele' }));
  expect(tomorrow).toHaveAttribute('aria-pressed', 'false');
  const today = within(sheet).getByRole('button', { name: 'Liber azi' });
  await user.click(today);
  expect(today).toHaveAttribute('aria-pressed', 'true');
  await user.click(within(sheet).getByRole('button', { name: /Vezi rezultatele/ }));
  await waitFor(() => expect(location.search).toBe('?search=tuns+Cluj+azi'));
});

it('the sheet of filters clears the radius with the others', async () => {
  mockApi.use(mockCall('listLocations', () => list));
  const user = open();
  await user.click(screen.getByRole('button', { name: /Filtre/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Filtre' });
  await user.click(within(sheet).getByRole('button', { name: '50\u00A0km' }));
  await user.click(within(sheet).getByRole('button', { name: 'Șterge filtrele' }));
  expect(within(sheet).getByRole('button', { name: '30\u00A0km', pressed: true })).toBeVisible();
});

it('the sheet of filters names a date with an hour, and an order', async () => {
  const day = addDays(today(new Date()), 10);
  const asked: (string | null)[] = [];
  mockApi.use(
    mockCall('listLocations', ({ query }) => {
      asked.push(query.get('search'));
      return list;
    }),
    mockCall('locationsNextSlots', ({ query }) => {
      asked.push(query.get('search'));
      return { data: {} };
    }),
  );
  const user = open();
  await waitFor(() => expect(asked).toEqual(['tuns mâine Cluj']));
  await user.click(screen.getByRole('button', { name: /Filtre/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Filtre' });
  const hour = within(sheet).getByRole('button', { name: 'După ora 18' });
  await user.click(hour);
  fireEvent.change(within(sheet).getByLabelText('Alege data'), { target: { value: day } });
  expect(hour).toHaveAttribute('aria-pressed', 'true');
  expect(within(sheet).getByLabelText('Alege data')).toHaveValue(day);
  await user.click(within(sheet).getByRole('button', { name: 'Cele mai apropiate' }));
  await user.click(within(sheet).getByRole('button', { name: /Vezi rezultatele/ }));
  const search = `tuns Cluj ${dayAndMonth(day)} după 18`;
  await waitFor(() =>
    expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
      ...{ search, sort: 'distance' },
    }),
  );
  // The slots of the cards use the current search.
  await waitFor(() => expect(asked.at(-1)).toBe(search));
});

it('the filter sheet shows no count if the count fails to load', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: /Filtre/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Filtre' });
  expect(within(sheet).getByRole('button', { name: 'Vezi rezultatele (1)' })).toBeVisible();
  mockApi.use(mockCall('listLocations', () => errorAnswer(503, 'unavailable')));
  await user.click(within(sheet).getByRole('button', { name: '5\u00A0km' }));
  expect(await within(sheet).findByRole('button', { name: 'Vezi rezultatele' })).toBeVisible();
});

const inTenDays = addDays(today(new Date()), 10);

it.each([
  [`tuns ${dayAndMonth(inTenDays)}`, '', 'După ora 18', `tuns ${dayAndMonth(inTenDays)} după 18`],
  ['tuns maine', 'Liber mâine', 'După ora 18', 'tuns maine după 18'],
  ['tuns diseară', 'Liber azi, După ora 18', 'Liber mâine', 'tuns mâine după 18'],
  ['tuns după 17', '', 'Liber azi', 'tuns azi după 17'],
  ['tuns deschis acum', 'Deschis acum', 'După ora 18', 'tuns deschis acum după 18'],
])('the sheet shows the time in "%s" (%s); "%s" makes it "%s"', async (line, said, press, next) => {
  mockApi.use(mockCall('listLocations', () => list));
  const context = { today: today(new Date()), places: [], center: null };
  const user = open(list, line, readLine(line, context).parts);
  await user.click(screen.getByRole('button', { name: /Filtre/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Filtre' });
  const when = within(sheet).getByRole('group', { name: 'Când' });
  const pressed = within(when).queryAllByRole('button', { pressed: true });
  expect(pressed.map(({ textContent }) => textContent).join(', ')).toBe(said);
  const [day] = readLine(line, context).when.days;
  expect(within(when).getByLabelText('Alege data')).toHaveValue(day ?? '');
  await user.click(within(when).getByRole('button', { name: press }));
  await user.click(within(sheet).getByRole('button', { name: /Vezi rezultatele/ }));
  await waitFor(() => expect(new URLSearchParams(location.search).get('search')).toBe(next));
});

it('nothing at that time in a place offers any place and any time, the rest kept, and no wider circle', () => {
  open(makeLocationList([]));
  const ways = screen.getByRole('heading', { name: 'Niciun rezultat în zona ta' }).parentElement!;
  const links = within(ways).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Șterge filtrul Cluj', '/locations?search=tuns+m%C3%A2ine'],
    ['Șterge filtrul mâine', '/locations?search=tuns+Cluj'],
  ]);
});
