import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getQueryClient } from '#lib/api/query-client.ts';
import { openSearch } from '#lib/browser/search-modal.ts';
import { storeCity, storeRadius } from '#lib/place/place.ts';
import { searchBox } from '#lib/place/search-box.ts';
import { makeLocationList } from '#tests/factories/location-card.ts';
import { cluj } from '#tests/factories/place.ts';
import { mockCall } from '#tests/msw/mock-call.ts';
import { visit } from '#tests/next-navigation.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { SearchBar } from '../bar/search-bar.tsx';
import { openResults } from '../results/open-results.testing.tsx';
import { parseSearch } from '../search-state.ts';
import { SearchModal } from './search-modal.lazy.tsx';
import { SearchOpener } from './search-opener.tsx';

const filters = 'date=2026-11-28&categories[]=2&sort=rating';
const queries: object[] = [];

beforeEach(() => {
  queries.length = 0;
  mockApi.use(
    mockCall('listPlaces', () => ({ data: [cluj] })),
    mockCall('listLocations', ({ query }) => {
      queries.push(Object.fromEntries(query));
      return makeLocationList([]);
    }),
  );
  openSearch(true);
  const place = 'place=Iași&lat=47.16&lng=27.58&radius=50';
  const results = `search=tuns&${place}&${filters}&page=2&unknown_place=Clij`;
  openResults(null, parseSearch(new URLSearchParams(results)));
  cleanup();
  visit(`/locations?${results}`);
  // In another tab.
  storeRadius(10);
});

afterEach(async () => {
  cleanup();
  await waitFor(() => expect(getQueryClient().isFetching()).toBe(0));
});

it('the search modal lists what the results page shows, and links to all of it', async () => {
  render(<SearchModal open onClose={() => {}} />);
  const shown = { search: 'tuns', radius: '50000', 'categories[]': '2', sort: 'rating' };
  await waitFor(() => expect(queries).toMatchObject([shown]));
  expect(queries[0]).not.toHaveProperty('page');
  const all = screen.getByRole('link', { name: 'Vezi toate rezultatele' });
  expect(all).toHaveAttribute('href', expect.stringContaining(`&radius=50&${filters}`));
});

it('away from the results page, a search keeps the time but neither radius nor filters', async () => {
  visit('/faq');
  render(<SearchBar look="bar-search" />);
  await userEvent.click(screen.getByRole('button', { name: 'CAUTĂ' }));
  expect(location.search).toMatch(/^\?search=tuns&place=.*&radius=10&date=2026-11-28$/);
});

it('away from the results page, the search modal lists with the stored radius', async () => {
  visit('/faq');
  render(<SearchModal open onClose={() => {}} />);
  await waitFor(() => expect(queries).toMatchObject([{ search: 'tuns', radius: '10000' }]));
});

it('without a place, the pill names the one that another tab has chosen', () => {
  searchBox.setState(searchBox.getInitialState(), true);
  storeCity({ lat: 46.77, lng: 23.59, name: 'Cluj-Napoca, Cluj' });
  visit('/faq');
  render(<SearchOpener />);
  expect(screen.getByRole('link')).toHaveTextContent('Cluj-Napoca, Cluj');
});

it.each([
  ['typed', '?search=masaj&place=cluj&radius=50'],
  ['picked', '?search=masaj&place=Cluj-Napoca, Cluj&lat=46.77&lng=23.59&radius=50'],
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
    if (way === 'picked') await user.click(await screen.findByRole('option', { name: /Cluj/ }));
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
    if (way === 'picked') await user.click(await screen.findByRole('option', { name: /Cluj/ }));
    const found = way === 'typed' ? 'cluj' : 'Cluj-Napoca, Cluj&lat=46.77&lng=23.59';
    expect(decodeURIComponent(location.search.replaceAll('+', ' '))).toBe(
      `?search=${text}&place=${found}&radius=50${kept}`,
    );
  });

  it('keeps time and filters with the text of the page, even after another search', async () => {
    const user = userEvent.setup();
    const { unmount } = render(<SearchModal open onClose={() => {}} />);
    const search = async (text: string) => {
      const field = screen.getByLabelText('Ce cauți?');
      await user.clear(field);
      await user.type(field, text);
    };
    await search('masaj{Enter}');
    unmount();
    render(form);
    await search('tuns');
    await user.clear(screen.getByLabelText('Unde?'));
    await user.type(screen.getByLabelText('Unde?'), 'cluj{Enter}');
    expect(location.search.replaceAll('%5B%5D', '[]')).toBe(
      `?search=tuns&place=cluj&radius=50&${filters}`,
    );
  });
});
