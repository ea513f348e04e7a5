import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { defaultCity, ownPlace, storeRadius } from '#lib/place/place.ts';
import { enterAbove, leaveAbove } from '#lib/browser/history-entry.ts';
import { showPageProgress } from '#lib/browser/page-progress.ts';
import { makeLocationList } from '#tests/factories/location-card.ts';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import { visit } from '#tests/next-navigation.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { toResultPage } from '../cards/card-data.ts';
import { plainSearch, searchHref, type SearchState } from '../search-href.ts';
import { pushAddress, useResults } from './use-results.ts';

const cluj = { lat: 46.77, lng: 23.59, name: 'Cluj-Napoca, Cluj' };
const time = { date: ['2026-11-27'], after: '18:00', before: null, open_now: true };
const state = plainSearch({ city: defaultCity, radius: 30 });

function open(part: Partial<SearchState> = {}) {
  const address = searchHref({ ...state, ...part });
  visit(address);
  const initial = { address, page: toResultPage(makeLocationList([])) };
  return renderHook(useResults, { initialProps: initial }).result;
}

const isAt = (search: SearchState) => waitFor(() => expect(address()).toBe(searchHref(search)));
const address = () => location.pathname + location.search;

it('Back drops a search that is still loading', async () => {
  const held = Promise.withResolvers<void>();
  mockApi.use(mockCall('listLocations', () => held.promise.then(() => makeLocationList([]))));
  const results = open({ search: 'a' });
  act(() => results.current.apply({ ...state, search: 'b' }));
  expect(results.current.nextState.search).toBe('b');
  const other = { ...state, search: 'a', sort: 'rating' as const };
  act(() => visit(searchHref(other)));
  held.resolve();
  await waitFor(() => expect(results.current.state.sort).toBe('rating'));
  expect(address()).toBe(searchHref(other));
});

it('Back restores the place and the radius of its results', async () => {
  mockApi.use(mockCall('listLocations', () => makeLocationList([])));
  const results = open({ search: 'a' });
  act(() => results.current.apply({ ...state, search: 'b' }));
  await isAt({ ...state, search: 'b' });
  const there = { ...state, search: 'b', city: cluj, radius: 50, time };
  act(() => results.current.apply(there));
  await isAt(there);
  expect(results.current.state).toEqual(there);
  expect(window.history.state, 'the address alone says what is searched').toBeNull();
  act(() => window.history.back());
  await waitFor(() =>
    expect(results.current.state).toMatchObject({ city: defaultCity, radius: 30 }),
  );
});

it('parameters that are not about the search may be in the URL', () => {
  const address = searchHref(state);
  visit(`${address}&_rsc=1&constructor=1`);
  const { result } = renderHook(useResults, { initialProps: { address, page: null } });
  expect(result.current.state).toEqual(state);
  expect(result.current.isUpdating).toBe(false);
});

it('choosing a failed search again retries it', async () => {
  mockApi.use(mockCall('listLocations', () => errorResponse('unavailable')));
  const results = open({ search: 'a' });
  act(() => results.current.apply({ ...state, radius: 50 }));
  expect(results.current.isUpdating).toBe(true);
  await waitFor(() => expect(results.current.isUpdating).toBe(false));
  mockApi.use(mockCall('listLocations', () => makeLocationList([])));
  act(() => results.current.apply({ ...state, radius: 50 }));
  await isAt({ ...state, radius: 50 });
});

it('a search chosen during a navigation replaces it', async () => {
  mockApi.use(mockCall('listLocations', () => makeLocationList([])));
  const results = open({ search: 'a' });
  showPageProgress('/locations/1');
  act(() => results.current.apply({ ...state, search: 'b' }));
  await isAt({ ...state, search: 'b' });
});

describe('place and radius are kept @S4-31 @S9-02', () => {
  it('when a URL names them: a shared link, a city of the home page', () => {
    open({ city: cluj, radius: 10 });
    expect(ownPlace()).toMatchObject({ city: cluj, radius: 10 });
  });

  it('when the radius of the results is changed, back to the default too', async () => {
    mockApi.use(mockCall('listLocations', () => makeLocationList([])));
    const results = open({ search: 'x' });
    act(() => results.current.apply({ ...state, radius: 50 }));
    await waitFor(() => expect(ownPlace().radius).toBe(50));
    act(() => results.current.apply({ ...state, radius: 30 }));
    await waitFor(() => expect(ownPlace().radius).toBe(30));
  });

  it('when Back leads to results of another place', async () => {
    mockApi.use(mockCall('listLocations', () => makeLocationList([])));
    const results = open({ search: 'a' });
    act(() => results.current.apply({ ...state, city: cluj, radius: 50 }));
    await waitFor(() => expect(ownPlace()).toMatchObject({ city: cluj, radius: 50 }));
    act(() => window.history.back());
    await waitFor(() => expect(ownPlace()).toMatchObject({ city: defaultCity, radius: 30 }));
  });

  it('when Back leads to results that changed since the server rendered them', () => {
    mockApi.use(mockCall('listLocations', () => makeLocationList([])));
    storeRadius(50);
    visit(searchHref({ ...state, search: 'z', radius: 50 }));
    const page = toResultPage(makeLocationList([]));
    const address = searchHref({ ...state, search: 'z', radius: 10 });
    renderHook(useResults, { initialProps: { address, page } });
    expect(ownPlace().radius).toBe(50);
  });

  it('but not when the change failed', async () => {
    mockApi.use(mockCall('listLocations', () => errorResponse('unavailable')));
    storeRadius(10);
    const results = open({ search: 'y', radius: 10 });
    act(() => results.current.apply({ ...state, radius: 50 }));
    expect(results.current.isUpdating).toBe(true);
    await waitFor(() => expect(results.current.isUpdating).toBe(false));
    expect(ownPlace()).toEqual({ city: defaultCity, radius: 10, isDefault: true });
  });
});

const nextPop = () =>
  new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

it('a URL replaces the entry of the open layer', async () => {
  window.history.replaceState(null, '', '/page');
  enterAbove();
  pushAddress('/next');
  expect(window.location.pathname).toBe('/next');
  window.history.back();
  await nextPop();
  expect(window.location.pathname).toBe('/page');
});

it('a URL set while a layer closes is the last entry', async () => {
  window.history.replaceState(null, '', '/page');
  enterAbove();
  leaveAbove();
  pushAddress('/next');
  await expect.poll(() => window.location.pathname).toBe('/next');
  window.history.back();
  await nextPop();
  expect(window.location.pathname).toBe('/page');
});

it('a URL set by an earlier listener of the same popstate is not lost', async () => {
  window.history.replaceState(null, '', '/page');
  enterAbove();
  window.addEventListener('popstate', () => pushAddress('/next'), { once: true });
  leaveAbove();
  await expect.poll(() => window.location.pathname).toBe('/next');
});

it('a URL is set although a navigation canceled the popstate', async () => {
  vi.useFakeTimers();
  vi.spyOn(window.history, 'back').mockImplementation(() => {});
  enterAbove();
  leaveAbove();
  pushAddress('/next');
  await vi.advanceTimersByTimeAsync(4_999);
  expect(window.location.pathname).not.toBe('/next');
  await vi.advanceTimersByTimeAsync(1);
  expect(window.location.pathname).toBe('/next');
});

it('a URL is not set during a navigation', async () => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/page');
  showPageProgress('/locations/1');
  pushAddress('/next');
  expect(window.location.pathname).toBe('/page');
  window.history.replaceState({}, '', '/page');
  await vi.advanceTimersByTimeAsync(100);
  pushAddress('/next');
  expect(window.location.pathname).toBe('/next');
});
