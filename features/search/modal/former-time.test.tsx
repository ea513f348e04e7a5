import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { getQueryClient } from '#lib/api/query-client.ts';
import { searchBox } from '#lib/place/search-box.ts';
import { makeLocationCard, makeLocationList } from '#tests/factories/location-card.ts';
import { mockCall } from '#tests/msw/mock-call.ts';
import { visit } from '#tests/next-navigation.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { SearchModal } from './search-modal.lazy.tsx';
import { anyTime } from '../search-href.ts';
import { SearchBar } from '../bar/search-bar.tsx';
import { WhenField } from '../bar/when-field.tsx';

beforeEach(() => {
  getQueryClient().clear();
  mockApi.use(mockCall('locationsNextSlots', () => ({ data: {} })));
  searchBox.setState(searchBox.getInitialState(), true);
});

afterEach(async () => {
  cleanup();
  await waitFor(() => expect(getQueryClient().isFetching()).toBe(0));
});

it('the bar keeps the day of the former search, unless the visitor chooses one', async () => {
  const user = userEvent.setup();
  const time = { ...anyTime, date: ['2026-11-28'] };
  searchBox.setState({ search: 'tuns', time });
  const bar = render(<SearchBar look="bar-search" />);
  await user.click(screen.getByRole('button', { name: 'CAUTĂ' }));
  expect(new URLSearchParams(location.search).getAll('date')).toEqual(['2026-11-28']);
  await user.type(screen.getByRole('combobox', { name: 'Unde?' }), 'Bacău{Enter}');
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
    search: 'tuns',
    place: 'Bacău',
    date: '2026-11-28',
  });
  bar.unmount();
  render(
    <SearchBar look="hero-search">
      <WhenField today="2026-11-27" />
    </SearchBar>,
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Când?' }), 'În weekend');
  await user.click(screen.getByRole('button', { name: 'CAUTĂ' }));
  expect(new URLSearchParams(location.search).getAll('date')).toEqual(['weekend']);
});

it('the modal keeps the time of the search on the page until another text is typed', async () => {
  const user = userEvent.setup();
  const dates: string[] = [];
  mockApi.use(
    mockCall('listLocations', ({ query }) => {
      dates.push(query.getAll('date[]').join());
      return makeLocationList([makeLocationCard()]);
    }),
  );
  visit('/locations?search=tuns');
  const time = { ...anyTime, date: ['2026-12-01'] };
  searchBox.setState({ search: 'tuns', time });
  render(<SearchModal open onClose={() => undefined} />);
  await screen.findByText('1 rezultat');
  const all = screen.getByRole('link', { name: 'Vezi toate rezultatele' });
  expect(all.getAttribute('href')).toContain('&date=2026-12-01');
  await user.type(screen.getByRole('searchbox', { name: 'Ce cauți?' }), '{Backspace}unghii');
  expect(all.getAttribute('href')).not.toContain('date');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(dates).toEqual(['2026-12-01', '']));
});
