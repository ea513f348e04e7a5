import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultCity, ownPlace, storeCity } from '#lib/place/place.ts';
import { searchBox } from '#lib/place/search-box.ts';
import { makeLocationCard, makeLocationList } from '#tests/factories/location-card.ts';
import { cluj } from '#tests/factories/place.ts';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import { visit } from '#tests/next-navigation.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { anyTime } from '../search-href.ts';
import { SearchBar } from './search-bar.tsx';
import { WhenField } from './when-field.tsx';

const text = () => screen.getByRole('combobox', { name: 'Ce cauți?' });
const place = () => screen.getByRole('combobox', { name: 'Unde?' });

function open() {
  render(<SearchBar look="bar-search" />);
  return userEvent.setup();
}

beforeEach(() => {
  searchBox.setState(searchBox.getInitialState(), true);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(300);
});

describe('the search bar', () => {
  it('goes to the results with the text trimmed, on Enter @S2-63 @S2-64', async () => {
    mockApi.use(mockCall('listLocations', () => makeLocationList([])));
    const user = open();
    await user.type(text(), '  tuns și barbă {Enter}');
    expect(location.pathname).toBe('/locations');
    expect(new URLSearchParams(location.search).get('search')).toBe('tuns și barbă');
  });

  it('is a plain form to /locations without script @S2-63 @S2-72', () => {
    open();
    const form = screen.getByRole('search');
    expect(form).toHaveAttribute('action', '/locations');
    expect(text()).toHaveAttribute('name', 'search');
    expect(place()).toHaveAttribute('name', 'place');
    expect(place()).toHaveAttribute('placeholder', 'Caută locația dorită');
    expect(screen.getByRole('button', { name: 'CAUTĂ' })).toHaveAttribute('type', 'submit');
  });

  it('shows the search of the results page before its page has loaded', () => {
    visit('/locations?search=tuns&place=Cluj-Napoca&lat=46.77&lng=23.59&radius=30');
    open();
    expect([text(), place()].map((field) => field.getAttribute('value'))).toEqual([
      'tuns',
      'Cluj-Napoca',
    ]);
  });

  it.each([
    ['Oricând', '2026-12-24', ''],
    ['Oricând', '2026-11-01', ''],
    ['În weekend', '2026-12-24', '&date=weekend'],
    ['Alege ziua', '2026-12-24', '&date=2026-12-24'],
    ['Alege ziua', '2026-11-01', null],
  ])('sends the chosen day, but no past date: %s, %s', async (option, date, query) => {
    const user = userEvent.setup();
    mockApi.use(mockCall('listPlaces', () => ({ data: [] })));
    render(
      <SearchBar look="hero-search">
        <WhenField today="2026-11-27" />
      </SearchBar>,
    );
    await user.type(place(), '{Control>}a{/Control}Cluj');
    await user.type(screen.getByLabelText('Ziua'), date);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Când?' }), option);
    await user.click(screen.getByRole('button', { name: 'CAUTĂ' }));
    const sent = /^\?place=Cluj&radius=30(.*)$/.exec(location.search);
    expect(sent?.[1] ?? null).toBe(query);
    if (query === null) expect(place(), 'after a refused date').toHaveValue('Cluj');
  });

  it('renews the cookies of place and radius @S9-05', () => {
    Cookies.set('selectedCity', JSON.stringify({ lat: 46.77, lng: 23.59, name: 'Cluj-Napoca' }));
    Cookies.set('radius', '50');
    const written = vi.spyOn(document, 'cookie', 'set');
    open();
    expect(written.mock.calls.map(([line]) => line)).toEqual([
      expect.stringMatching(/^selectedCity=.*Cluj-Napoca.*max-age=2147483647/),
      expect.stringMatching(/^radius=50;.*max-age=2147483647/),
    ]);
    written.mockRestore();
  });

  it('suggests three locations when typing pauses, in one request @S5-21 @S7-41 @S9-03 @S9-07', async () => {
    const queries: object[] = [];
    mockApi.use(
      mockCall('listLocations', ({ query }) => {
        queries.push(Object.fromEntries(query));
        return makeLocationList([makeLocationCard({ id: 7, name: 'Salon Tuns' })]);
      }),
    );
    const user = open();
    await user.type(text(), 'tuns');
    await screen.findByRole('option', { name: /Salon Tuns/ });
    const around = { latitude: '47.16', longitude: '27.58', radius: '30000' };
    expect(queries).toEqual([{ search: 'tuns', per_page: '3', ...around }]);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(location.pathname).toBe('/locations/7/locatia-7');
  });

  it('has a row above the suggestions that sends what was typed', async () => {
    mockApi.use(mockCall('listLocations', () => makeLocationList([makeLocationCard({})])));
    const user = open();
    await user.type(text(), 'tuns');
    await user.click(await screen.findByText('Caută „tuns”'));
    expect(location.pathname).toBe('/locations');
    expect(new URLSearchParams(location.search).get('search')).toBe('tuns');
  });

  it('offers locations around the place that it shows @S7-41', async () => {
    const latitudes: (string | null)[] = [];
    mockApi.use(
      mockCall('listLocations', ({ query }) => {
        latitudes.push(query.get('latitude'));
        return makeLocationList([makeLocationCard({ name: 'Salon Tuns' })]);
      }),
    );
    searchBox.setState({ search: '', city: { lat: 45.65, lng: 25.6, name: 'Brașov, Brașov' } });
    const user = open();
    expect(place()).toHaveValue('Brașov, Brașov');
    await user.type(text(), 'tuns');
    await screen.findByRole('option', { name: /Salon Tuns/ });
    expect(latitudes).toEqual(['45.65']);
  });

  it('shows no message when a request fails @S8-16', async () => {
    const request = vi.fn();
    mockApi.use(
      mockCall('listLocations', () => {
        request();
        return errorResponse('unavailable');
      }),
    );
    const user = open();
    await user.type(text(), 'x');
    await waitFor(() => expect(request).toHaveBeenCalledOnce());
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('selects a locality by keyboard, stores it in the cookie, named by two parts, and searches there @S2-72 @S3-05 @S4-31 @S7-46 @S9-14', async () => {
    mockApi.use(mockCall('listPlaces', () => ({ data: [cluj] })));
    const user = open();
    await user.type(place(), 'clu');
    const option = await screen.findByRole('option', { name: /Cluj-Napoca/ });
    expect(place()).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(place()).toHaveAttribute('aria-activedescendant', option.id));
    await user.keyboard('{Enter}');
    expect(place()).toHaveValue('Cluj-Napoca, Cluj');
    expect(JSON.parse(Cookies.get('selectedCity') ?? '')).toEqual({
      lat: 46.77,
      lng: 23.59,
      name: 'Cluj-Napoca, Cluj',
    });
    await user.click(screen.getByRole('button', { name: 'CAUTĂ' }));
    const searched = new URLSearchParams(location.search);
    expect([searched.get('place'), searched.get('lat')]).toEqual(['Cluj-Napoca, Cluj', '46.77']);
  });

  it('searches around the place that it shows, even if another tab has chosen another @S4-31', async () => {
    mockApi.use(mockCall('listLocations', () => makeLocationList([])));
    searchBox.setState({ search: '', city: defaultCity });
    storeCity({ lat: 46.77, lng: 23.59, name: 'Cluj-Napoca, Cluj' });
    const user = open();
    await user.type(text(), 'tuns{Enter}');
    expect(location.search).toMatch(/^\?search=tuns&place=Ia/);
    expect(ownPlace().city).toEqual(defaultCity);
  });

  it('searches around the place that another tab has chosen if it shows none', async () => {
    mockApi.use(mockCall('listLocations', () => makeLocationList([])));
    storeCity({ lat: 46.77, lng: 23.59, name: 'Cluj-Napoca, Cluj' });
    const user = open();
    expect(place()).toHaveValue('');
    await user.type(text(), 'tuns{Enter}');
    expect(location.search).toMatch(/^\?search=tuns&place=Cluj/);
  });

  it('closes its list on Escape and keeps the typed text', async () => {
    mockApi.use(mockCall('listPlaces', () => ({ data: [cluj] })));
    const user = open();
    await user.type(place(), 'clu');
    await screen.findByRole('option', { name: /Cluj-Napoca/ });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(place()).toHaveAttribute('aria-expanded', 'false');
    expect(place()).toHaveValue('clu');
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Cluj-Napoca');
  });

  it('keeps the day of the former search, unless the visitor chooses one', async () => {
    const time = { ...anyTime, date: ['2026-11-28'] };
    searchBox.setState({ search: 'tuns', shown: { search: 'tuns', time } });
    const user = open();
    await user.click(screen.getByRole('button', { name: 'CAUTĂ' }));
    expect(new URLSearchParams(location.search).getAll('date')).toEqual(['2026-11-28']);
    await user.type(place(), 'Bacău{Enter}');
    expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
      search: 'tuns',
      place: 'Bacău',
      radius: '30',
      date: '2026-11-28',
    });
    cleanup();
    render(
      <SearchBar look="hero-search">
        <WhenField today="2026-11-27" />
      </SearchBar>,
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Când?' }), 'În weekend');
    await user.click(screen.getByRole('button', { name: 'CAUTĂ' }));
    expect(new URLSearchParams(location.search).getAll('date')).toEqual(['weekend']);
  });
});
