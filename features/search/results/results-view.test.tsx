import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { defaultCity, ownPlace, storeRadius } from '#lib/place/place.ts';
import { searchBox } from '#lib/place/search-box.ts';
import { makeLocationCard, makeLocationList } from '#tests/factories/location-card.ts';
import { mockCall } from '#tests/msw/mock-call.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { SearchBar } from '../bar/search-bar.tsx';
import { toResultPage } from '../cards/card-data.ts';
import { searchHref } from '../search-href.ts';
import {
  cardNames,
  openResults,
  pageOf,
  startResultsTest,
  state,
} from './open-results.testing.tsx';

beforeEach(startResultsTest);

describe('results', () => {
  it('are counted in the words of the spec, with a link to change the guessed place @S8-18', () => {
    openResults(pageOf('Ana'));
    expect(screen.getByText(/^1 rezultat ·/)).toBeVisible();
    const link = screen.getByRole('link', { name: 'Schimbă orașul' });
    expect(fireEvent.click(link), 'opens the search in place').toBe(false);
    expect(fireEvent.click(link, { ctrlKey: true }), 'opens a tab').toBe(true);
    expect(searchBox.getState().city, 'what the search fields show').toEqual(defaultCity);
  });

  it('give the tab a title of their own, also after a filter', async () => {
    mockApi.use(mockCall('listLocations', () => makeLocationList([])));
    const user = openResults(pageOf('Ana'));
    expect(document.title).toBe('Saloane, frizerii și medici în zona Iași · Aproape');
    await user.click(screen.getByRole('link', { name: 'Frizerii' }));
    await waitFor(() => expect(document.title).toBe('Frizerii în zona Iași · Aproape'));
  });

  it('of a text have chips of the chosen categories only', () => {
    openResults(pageOf('Ana'), { ...state, search: 'tuns', categories: [2] });
    const names = screen.getAllByRole('link', { name: /Saloane|Frizerii/ });
    expect(names.map((link) => link.textContent)).toEqual(['Frizerii']);
  });

  it('show the lowest price of a location unless a service is searched: its price is beside its slots', () => {
    openResults(pageOf('Ana'));
    expect(screen.getByRole('article')).toHaveTextContent('de la 40 RON');
    cleanup();
    openResults(pageOf('Ana'), { ...state, search: 'tuns' });
    expect(screen.getByRole('article')).not.toHaveTextContent('RON');
  });

  it('open the location with the slots of the chosen day', () => {
    openResults(pageOf('Ana'), { ...state, time: { ...state.time, date: ['2026-11-27'] } });
    const link = screen.getByRole('link', { name: 'Ana' });
    expect(link).toHaveAttribute('href', expect.stringMatching(/\?date%5B%5D=2026-11-27$/));
    expect(screen.getByRole('article')).toHaveTextContent('de la 40 RON');
  });

  it('have a count in groups of three digits, also if it is only a minimum', () => {
    openResults({ ...pageOf('Ana'), pageCount: 500, total: 10_000, exact: false });
    expect(screen.getByText('1 din peste 10.000 afișate')).toBeVisible();
  });

  it('change with a filter, and so does the URL', async () => {
    mockApi.use(
      mockCall('listLocations', ({ query }) => {
        expect(query.getAll('categories[]')).toEqual(['2']);
        return makeLocationList([makeLocationCard({ name: 'Bogdan' })]);
      }),
    );
    const user = openResults(pageOf('Ana'));
    await user.click(screen.getByRole('link', { name: 'Frizerii' }));
    await waitFor(() => expect(cardNames()).toEqual(['Bogdan']));
    expect(location.search).toContain('categories[]=2');
  });

  it('keep their filters when another place is typed in the header', async () => {
    mockApi.use(
      mockCall('listLocations', () => makeLocationList([])),
      mockCall('listPlaces', () => ({ data: [] })),
    );
    const filters = { categories: [2], payments: [1], sort: 'rating' as const };
    const user = openResults(pageOf('Ana'), { ...state, search: 'tuns', ...filters });
    render(<SearchBar look="bar-search" />);
    await user.type(screen.getByLabelText('Unde?'), '{Control>}a{/Control}Cluj{Enter}');
    expect(decodeURIComponent(location.search)).toBe(
      '?search=tuns&place=Cluj&radius=30&categories[]=2&payment_methods[]=1&sort=rating',
    );
  });

  it('show a loading message only when slow', async () => {
    const held = Promise.withResolvers<void>();
    mockApi.use(mockCall('listLocations', () => held.promise.then(() => makeLocationList([]))));
    openResults(pageOf('Ana'));
    // Both lines run in one task, before the delay can pass.
    fireEvent.click(screen.getByRole('link', { name: 'Frizerii' }));
    expect(screen.queryByText('Se încarcă rezultatele…')).not.toBeInTheDocument();
    expect(await screen.findByText('Se încarcă rezultatele…')).toHaveRole('status');
    held.resolve();
    await waitFor(() => expect(cardNames()).toEqual([]));
    expect(screen.queryByText('Se încarcă rezultatele…')).not.toBeInTheDocument();
  });

  it('that are cancelled show no message @S4-32', async () => {
    mockApi.use(
      mockCall('listLocations', ({ query }) =>
        query.get('sort') === 'rating'
          ? makeLocationList([makeLocationCard({ name: 'Nou' })])
          : new Promise<never>(() => undefined),
      ),
    );
    const user = openResults(pageOf('Ana'));
    await user.click(screen.getByRole('link', { name: 'Cele mai apropiate' }));
    await user.click(screen.getByRole('link', { name: 'Cele mai bine cotate' }));
    await waitFor(() => expect(cardNames()).toEqual(['Nou']));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('are those of the latest request, which cancels the one before @S4-32', async () => {
    const held = Promise.withResolvers<void>();
    let former: AbortSignal | undefined;
    mockApi.use(
      mockCall('listLocations', async ({ query, signal }) => {
        if (query.get('sort') === 'rating')
          return makeLocationList([makeLocationCard({ name: 'Nou' })]);
        former = signal;
        await held.promise;
        return makeLocationList([makeLocationCard({ name: 'Vechi' })]);
      }),
      mockCall('locationsNextSlots', () => held.promise.then(() => ({ data: {} }))),
    );
    const user = openResults(pageOf('Ana'));
    await user.click(screen.getByRole('link', { name: 'Cele mai apropiate' }));
    await waitFor(() => expect(former?.aborted).toBe(false));
    await user.click(screen.getByRole('link', { name: 'Cele mai bine cotate' }));
    // The call's own timeout of 8 s aborts too.
    await waitFor(() => expect(former?.aborted).toBe(true), { timeout: 5_000 });
    held.resolve();
    await waitFor(() => expect(cardNames()).toEqual(['Nou']));
    expect(location.search).toContain('sort=rating');
  });

  it('reset a radius to the default, with script or without @S4-31 @S9-02', async () => {
    mockApi.use(mockCall('listLocations', () => makeLocationList([])));
    storeRadius(50);
    const user = openResults(pageOf('Ana'), { ...state, radius: 50 });
    const chip = screen.getByRole('link', { name: 'Șterge filtrul „50\u00A0km”' });
    expect(chip).toHaveAttribute('href', searchHref(state));
    await user.click(chip);
    await waitFor(() => expect(ownPlace().radius).toBe(30));
  });

  it('end with a link to the next page that the script enhances', async () => {
    mockApi.use(
      mockCall('listLocations', ({ query }) => {
        expect(query.get('page')).toBe('2');
        const meta = { current_page: 2, last_page: 2, total: 2 };
        return makeLocationList([makeLocationCard({ id: 9, name: 'Dana' })], meta);
      }),
    );
    const user = openResults({ ...pageOf('Ana'), pageCount: 2, total: 2 });
    const more = screen.getByRole('link', { name: 'Încarcă mai multe' });
    expect(more).toHaveAttribute('href', searchHref({ ...state, page: 2 }));
    await user.click(more);
    await waitFor(() => expect(cardNames()).toEqual(['Ana', 'Dana']));
    expect(more).not.toBeInTheDocument();
  });

  it('list a location once that moved to the next page', async () => {
    const [ana, dana] = ['Ana', 'Dana'].map((name, index) =>
      makeLocationCard({ id: index + 1, name }),
    );
    const meta = { current_page: 2, last_page: 2, total: 3 };
    mockApi.use(mockCall('listLocations', () => makeLocationList([ana!, dana!], meta)));
    const user = openResults({ ...pageOf('Ana'), pageCount: 2, total: 3 });
    await user.click(screen.getByRole('link', { name: 'Încarcă mai multe' }));
    await waitFor(() => expect(cardNames()).toEqual(['Ana', 'Dana']));
  });

  it.each([2, 3])('move the focus to the first new card, of %i pages', async (last) => {
    mockApi.use(
      mockCall('listLocations', () =>
        makeLocationList(
          [makeLocationCard({ id: 8, name: 'Dana' }), makeLocationCard({ id: 9, name: 'Elena' })],
          { current_page: 2, last_page: last, total: 9 },
        ),
      ),
    );
    const user = openResults({ ...pageOf('Ana'), pageCount: last, total: 9 });
    screen.getByRole('link', { name: 'Încarcă mai multe' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Dana' })).toHaveFocus());
  });

  it('offer a wider radius when there are none, and some locations of interest @S8-19', () => {
    const none = makeLocationList([], {}, [makeLocationCard({ name: 'Altundeva' })]);
    openResults(toResultPage(none));
    expect(screen.getByRole('heading', { name: 'Niciun rezultat în zona ta' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Sortează după' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Caută pe o rază de 50\u00A0km' })).toHaveAttribute(
      'href',
      searchHref({ ...state, radius: 50 }),
    );
    expect(screen.getByRole('list', { name: 'Poate te interesează…' })).toHaveTextContent(
      'Altundeva',
    );
  });

  it('continue after a page without free locations', () => {
    const taken = makeLocationList([], { current_page: 1, last_page: 2, total: 40 });
    openResults(toResultPage(taken));
    expect(screen.queryByRole('heading', { name: /Niciun rezultat/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Încarcă mai multe' })).toBeVisible();
  });
});
