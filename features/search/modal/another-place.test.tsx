import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getQueryClient } from '#lib/api/query-client.ts';
import { openSearch } from '#lib/browser/search-modal.ts';
import { searchBox } from '#lib/place/search-box.ts';
import { makeLocationList } from '#tests/factories/location-card.ts';
import { cluj } from '#tests/factories/place.ts';
import { mockCall } from '#tests/msw/mock-call.ts';
import { visit } from '#tests/next-navigation.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { SearchBar } from '../bar/search-bar.tsx';
import { parseSearch } from '../search-state.ts';
import { SearchModal } from './search-modal.lazy.tsx';

const filters = 'date=2026-11-28&categories[]=2&sort=rating';

beforeEach(() => {
  mockApi.use(
    mockCall('listPlaces', () => ({ data: [cluj] })),
    mockCall('listLocations', () => makeLocationList([])),
  );
  openSearch(true);
  const place = 'place=Iași&lat=47.16&lng=27.58&radius=30';
  visit(`/locations?search=tuns&${place}&${filters}&page=2&unknown_place=Clij`);
  // The results page does the same.
  searchBox.setState(parseSearch(new URLSearchParams(location.search)), true);
});

afterEach(async () => {
  cleanup();
  await waitFor(() => expect(getQueryClient().isFetching()).toBe(0));
});

it('the search modal lists what the results page shows, and links to all of it', async () => {
  const queries: object[] = [];
  mockApi.use(
    mockCall('listLocations', ({ query }) => {
      queries.push(Object.fromEntries(query));
      return makeLocationList([]);
    }),
  );
  render(<SearchModal open onClose={() => {}} />);
  await waitFor(() =>
    expect(queries).toMatchObject([{ search: 'tuns', 'categories[]': '2', sort: 'rating' }]),
  );
  const all = screen.getByRole('link', { name: 'Vezi toate rezultatele' });
  expect(all).toHaveAttribute('href', expect.stringContaining(`&radius=30&${filters}`));
});

it('away from the results page, a search keeps the time but not the filters', async () => {
  visit('/faq');
  render(<SearchBar look="bar-search" />);
  await userEvent.click(screen.getByRole('button', { name: 'CAUTĂ' }));
  expect(location.search).toMatch(/^\?search=tuns&place=.*&radius=30&date=2026-11-28$/);
});

it.each([
  ['typed', '?search=masaj&place=cluj&radius=30'],
  ['picked', '?search=masaj&place=Cluj-Napoca, Cluj&lat=46.77&lng=23.59&radius=30'],
])(
  'a place %s after another search in the modal gets the results of that search',
  async (way, to) => {
    render(<SearchModal open onClose={() => {}} />);
    const user = userEvent.setup();
    const field = screen.getByLabelText('Ce cauți?');
    await user.clear(field);
    await user.type(field, 'masaj{Enter}');
    const place = screen.getByLabelText('Unde?');
    await user.clear(place);
    await user.type(place, way === 'typed' ? 'cluj{Enter}' : 'cluj');
    if (way === 'picked')
      await user.click(await screen.findByRole('option', { name: /Cluj/ }, { timeout: 3_000 }));
    expect(decodeURIComponent(location.search.replaceAll('+', ' '))).toBe(to);
  },
);

describe.each([
  ['header', <SearchBar key="bar" look="bar-search" />],
  ['search modal', <SearchModal key="modal" open onClose={() => {}} />],
])('a place in the %s of the results page', (_, form) => {
  it.each([
    ['picked', 'tuns', `&${filters}`],
    ['picked', 'tuns scurt', ''],
    ['typed', 'tuns', `&${filters}`],
    ['typed', 'tuns scurt', ''],
  ])('is %s: time and filters stay only if the text does: "%s"', async (way, text, kept) => {
    render(form);
    const user = userEvent.setup();
    const field = screen.getByLabelText('Ce cauți?');
    await user.clear(field);
    await user.type(field, text);
    const place = screen.getByLabelText('Unde?');
    await user.clear(place);
    await user.type(place, way === 'typed' ? 'cluj{Enter}' : 'cluj');
    if (way === 'picked')
      await user.click(await screen.findByRole('option', { name: /Cluj/ }, { timeout: 3_000 }));
    const found = way === 'typed' ? 'cluj' : 'Cluj-Napoca, Cluj&lat=46.77&lng=23.59';
    expect(decodeURIComponent(location.search.replaceAll('+', ' '))).toBe(
      `?search=${text}&place=${found}&radius=30${kept}`,
    );
  });
});
