import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getQueryClient } from '#lib/api/query-client.ts';
import { searchBox } from '#lib/place/search-box.ts';
import { makeLocationCard, makeLocationList } from '#tests/factories/location-card.ts';
import { makeNextSlot, makeSlot } from '#tests/factories/slots.ts';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import { visit } from '#tests/next-navigation.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { anyTime } from '../search-href.ts';
import { SearchModal } from './search-modal.lazy.tsx';

const ana = makeLocationCard({
  id: 1,
  name: 'Ana',
  average_rating: 4.8,
  rating_count: 20,
  distance: 2_400,
});

beforeEach(() => {
  searchBox.setState(searchBox.getInitialState(), true);
  mockApi.use(
    mockCall('locationsNextSlots', () => ({ data: {} })),
    mockCall('listLocations', () => makeLocationList([ana])),
  );
});

afterEach(async () => {
  cleanup();
  await waitFor(() => expect(getQueryClient().isFetching()).toBe(0));
});

function open(onClose = () => {}) {
  render(<SearchModal open onClose={onClose} />);
  return userEvent.setup();
}

const searchField = () => screen.getByRole('searchbox', { name: 'Ce cauți?' });

describe('the search modal', () => {
  it('shows a count, and per location the fixed label, the rating and the reviews @S2-67 @S2-70', async () => {
    open();
    const modal = screen.getByRole('dialog', { name: 'Căutare' });
    expect(await within(modal).findByText('1 rezultat')).toBeVisible();
    const result = await within(modal).findByRole('article');
    expect(result).toHaveTextContent('Beauty & Care · la 2,4 km');
    expect(within(result).getByText('4,8 din 5')).toBeVisible();
    expect(within(result).getByText('4,8 din 5')).not.toHaveClass('sr-only');
    expect(result).toHaveTextContent('20 de recenzii');
    const link = within(result).getByRole('link', { name: 'Ana' });
    expect(link).toHaveAttribute('href', '/locations/1/locatia-1');
  });

  it('searches on Enter and leads to all results @S2-66 @S2-68', async () => {
    mockApi.use(
      mockCall('listLocations', ({ query }) =>
        query.get('search') === 'unghii'
          ? makeLocationList([], {}, [makeLocationCard({ id: 2, name: 'Corina' })])
          : makeLocationList([ana]),
      ),
    );
    const user = open();
    await screen.findByText('1 rezultat');
    await user.type(searchField(), ' unghii {Enter}');
    expect(await screen.findByText('Niciun rezultat în zona ta')).toBeVisible();
    expect(screen.getByRole('list', { name: 'Poate te interesează…' })).toHaveTextContent('Corina');
    expect(screen.getByRole('link', { name: 'Vezi toate rezultatele' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/locations\?search=unghii&place=Ia/),
    );
  });

  it.each(['Unde?', 'Ce cauți?'])(
    'looks a typed place up, sent from "%s" @S4-31',
    async (field) => {
      const close = vi.fn();
      visit('/');
      mockApi.use(mockCall('listPlaces', () => ({ data: [] })));
      const user = open(close);
      await user.type(searchField(), 'tuns');
      const place = screen.getByRole('combobox');
      await user.clear(place);
      await user.type(place, 'brașov');
      await user.click(screen.getByLabelText(field));
      await user.keyboard('{Enter}');
      expect(location.pathname).toBe('/locations');
      expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
        search: 'tuns',
        place: 'brașov',
        radius: '30',
      });
      expect(close).toHaveBeenCalled();
    },
  );

  it('links to all results of the typed text, submitted or not', async () => {
    visit('/');
    const user = open();
    await user.type(searchField(), 'tuns');
    await user.click(screen.getByRole('link', { name: 'Vezi toate rezultatele' }));
    expect(location.pathname).toBe('/locations');
    expect(location.search).toMatch(/^\?search=tuns&place=/);
  });

  it('shows a skeleton while a response is slow @S2-69', async () => {
    const held = Promise.withResolvers<void>();
    mockApi.use(mockCall('listLocations', () => held.promise.then(() => makeLocationList([ana]))));
    open();
    const status = await screen.findByText('Căutăm…');
    expect(status).toHaveRole('status');
    held.resolve();
    await waitFor(() => expect(status).toHaveTextContent(/^1 rezultat$/));
  });

  it('removes the results and suggestions of the former search while another is slow', async () => {
    const corina = makeLocationCard({ id: 2, name: 'Corina' });
    const held = Promise.withResolvers<void>();
    mockApi.use(
      mockCall('listLocations', async ({ query }) => {
        if (!query.get('search')) return makeLocationList([ana], {}, [corina]);
        await held.promise;
        return makeLocationList([ana]);
      }),
    );
    const user = open();
    expect(await screen.findByRole('link', { name: 'Corina' })).toBeVisible();
    await user.type(searchField(), 'unghii{Enter}');
    expect(await screen.findByText('Căutăm…')).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
    held.resolve();
    expect(await screen.findByRole('article')).toHaveTextContent('Ana');
  });

  it('hides the results of the former text while another is typed', async () => {
    const corina = makeLocationCard({ id: 2, name: 'Corina' });
    mockApi.use(
      mockCall('listLocations', ({ query }) =>
        makeLocationList([query.get('search') ? corina : ana]),
      ),
    );
    const user = open();
    expect(await screen.findByRole('article')).toHaveTextContent('Ana');
    await user.type(searchField(), 'u');
    expect(screen.queryByRole('article')).toBeNull();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('link', { name: 'Ana' })).toBeNull();
    expect(await screen.findByRole('article')).toHaveTextContent('Corina');
  });

  it('is closed by Back, and the page stays', async () => {
    visit('/faq');
    const close = vi.fn();
    open(close);
    window.history.back();
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(location.pathname).toBe('/faq');
  });

  it('replaces its history entry by the page that the visitor opens', async () => {
    visit('/faq');
    const { rerender } = render(
      <SearchModal open onClose={() => rerender(<SearchModal open={false} onClose={vi.fn()} />)} />,
    );
    const { length } = window.history;
    await userEvent.click(await screen.findByRole('link', { name: /Ana/ }));
    expect(location.pathname).toBe('/locations/1/locatia-1');
    expect(window.history).toHaveLength(length);
  });

  it('has a heart and the next slots on each result, with one call for all', async () => {
    const close = vi.fn();
    const requests: string[][] = [];
    visit('/faq');
    const slot = makeNextSlot(
      { id: 7, name: 'Tuns', duration: 30, price_label: '75 RON' },
      makeSlot('2026-11-27', '12:30'),
    );
    mockApi.use(
      mockCall('listLocations', () =>
        makeLocationList([ana], {}, [makeLocationCard({ id: 2, name: 'Corina' })]),
      ),
      mockCall('locationsNextSlots', ({ query }) => {
        requests.push(query.getAll('ids[]'));
        return { data: { 1: [slot], 2: [] } };
      }),
    );
    const user = open(close);
    const time = await screen.findByRole('link', { name: /12:30/ });
    expect(screen.getByRole('button', { name: 'Adaugă la favorite: Corina' })).toBeVisible();
    expect(requests).toEqual([['1', '2']]);
    await user.click(time);
    expect(location.pathname).toBe('/locations/1/locatia-1/booking');
    expect(close).toHaveBeenCalled();
  });

  it('has one quiet line with a retry when nothing could be loaded @S8-15', async () => {
    mockApi.use(mockCall('listLocations', () => errorResponse('unavailable')));
    const user = open();
    const retry = await screen.findByRole('button', { name: 'Încearcă din nou' });
    expect(screen.getByText('Nu am putut încărca rezultatele.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    mockApi.use(mockCall('listLocations', () => makeLocationList([ana])));
    await user.click(retry);
    expect(await screen.findByText('1 rezultat')).toBeVisible();
  });

  it('keeps its results without a message when another search fails @S8-15', async () => {
    let isFailed = false;
    mockApi.use(
      mockCall('listLocations', ({ query }) => {
        if (!query.get('search')) return makeLocationList([ana]);
        isFailed = true;
        return errorResponse('unavailable');
      }),
    );
    const user = open();
    await screen.findByText('1 rezultat');
    await user.type(searchField(), 'unghii{Enter}');
    await waitFor(() => expect(isFailed).toBe(true));
    await waitFor(() => expect(getQueryClient().isFetching()).toBe(0));
    expect(screen.getByRole('link', { name: 'Ana' })).toBeVisible();
    expect(screen.getByText('1 rezultat')).toBeVisible();
    expect(screen.queryByText(/Nu am putut/)).not.toBeInTheDocument();
  });

  it('keeps the time of the search on the page until another text is typed', async () => {
    const dates: string[] = [];
    mockApi.use(
      mockCall('listLocations', ({ query }) => {
        dates.push(query.getAll('date[]').join());
        return makeLocationList([ana]);
      }),
    );
    visit('/locations?search=tuns');
    const time = { ...anyTime, date: ['2026-12-01'] };
    searchBox.setState({ search: 'tuns', shown: { search: 'tuns', time } });
    const user = open();
    await screen.findByText('1 rezultat');
    const all = screen.getByRole('link', { name: 'Vezi toate rezultatele' });
    expect(all.getAttribute('href')).toContain('&date=2026-12-01');
    await user.type(searchField(), '{Backspace}unghii');
    expect(all.getAttribute('href')).not.toContain('date');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(dates).toEqual(['2026-12-01', '']));
  });
});
