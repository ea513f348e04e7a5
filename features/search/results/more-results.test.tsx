import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { defaultCity } from '#lib/place/place.ts';
import { makeLocationList } from '#tests/factories/location-card.ts';
import { toResultPage } from '../cards/card-data.ts';
import { plainSearch, searchHref } from '../search-href.ts';
import { MoreResults } from './more-results.tsx';

const state = plainSearch({ city: defaultCity, radius: 30 });

it.each([
  [3, 2],
  [9, 3],
])('the way back from page %i of three leads to page %i', (current_page, before) => {
  const page = toResultPage(makeLocationList([], { current_page, last_page: 3, total: 50 }));
  const rest = { count: 0, loading: false, onMore: undefined };
  render(<MoreResults state={state} first={page} last={page} {...rest} />);
  const back = screen.getByRole('link', { name: 'Rezultatele anterioare' });
  expect(back).toHaveAttribute('href', searchHref({ ...state, page: before }));
});
