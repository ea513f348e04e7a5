import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CountiesView } from './counties-view.tsx';

const counties = [
  { slug: 'cluj', name: 'Cluj', cities: [{ slug: 'dej', name: 'Dej', locations_count: 3 }] },
  { slug: 'iasi', name: 'Iași', cities: [{ slug: 'iasi', name: 'Iași', locations_count: 20 }] },
];

test('a county leads to its cities, and each of them to its page', () => {
  render(<CountiesView counties={counties} />);
  const list = screen.getByRole('navigation', { name: 'Județe' });
  const [, way] = within(list).getAllByRole('link');
  expect(way).toHaveTextContent('Iași');
  const section = document.querySelector<HTMLElement>(way!.getAttribute('href')!)!;
  expect(within(section).getByRole('link')).toHaveAttribute('href', '/iasi');
  expect(within(section).getByRole('listitem')).toHaveTextContent('Iași (20)');
});

test('without locations there is a notice instead of empty lists', () => {
  render(<CountiesView counties={[]} />);
  expect(screen.getByRole('heading', { name: 'Încă nu avem locații.' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Județe' })).toBeNull();
  expect(screen.queryByText(/Alege județul/)).toBeNull();
});
