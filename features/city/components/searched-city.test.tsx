import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { searchBox } from '#lib/place/search-box.ts';
import { SearchedCity } from './searched-city.tsx';

const cluj = { lat: 46.77, lng: 23.59, name: 'Cluj-Napoca' };
const brasov = { label: 'Brașov, România', latitude: 45.65, longitude: 25.6 };
const placeOf = () => searchBox.getState().city?.name;

test('the page of a city searches there, and the next page restores the previous place', () => {
  searchBox.setState({ city: cluj });
  const { unmount } = render(<SearchedCity {...brasov} />);
  expect(placeOf()).toMatch(/^Brașov/);
  unmount();
  expect(placeOf()).toBe('Cluj-Napoca');
});

test('a place that a visitor chooses there stays', () => {
  const { unmount } = render(<SearchedCity {...brasov} />);
  searchBox.setState({ city: cluj });
  unmount();
  expect(placeOf()).toBe('Cluj-Napoca');
});
