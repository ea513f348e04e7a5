import { render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { defaultCity } from '#lib/place/place.ts';
import { makeLocationCard, makeLocationList } from '#tests/factories/location-card.ts';
import { mockCall } from '#tests/msw/mock-call.ts';
import { visit } from '#tests/next-navigation.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { toResultPage, type ResultPage } from '../cards/card-data.ts';
import { plainSearch, searchHref } from '../search-href.ts';
import { ResultsView } from './results-view.tsx';

export const state = plainSearch({ city: defaultCity, radius: 30 });

const choices = {
  categories: [
    { id: 1, name: 'Saloane' },
    { id: 2, name: 'Frizerii' },
  ],
  payments: [{ id: 1, name: 'Numerar' }],
};

export function startResultsTest(): void {
  mockApi.use(mockCall('locationsNextSlots', () => ({ data: {} })));
}

export function openResults(page: ResultPage | null, of = state): UserEvent {
  const address = searchHref(of);
  visit(address);
  render(
    <ResultsView
      initial={{ address, page }}
      choices={choices}
      place={null}
      start={null}
      ranking={null}
    />,
  );
  return userEvent.setup();
}

export const pageOf = (...names: string[]): ResultPage =>
  toResultPage(makeLocationList(names.map((name, id) => makeLocationCard({ id: id + 1, name }))));

export const cardNames = (): (string | null)[] =>
  within(screen.getByRole('list', { name: 'Rezultate' }))
    .queryAllByRole('heading')
    .map((heading) => heading.textContent);
