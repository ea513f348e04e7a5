import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { visit } from '#tests/next-navigation.ts';
import { AccountMenu } from './account-menu.tsx';
import { AccountNav } from './account-nav.tsx';

const pages = ['bookings', 'profile', 'security', 'subscriptions', 'favourites'].map(
  (name) => `/account/${name}`,
);

test('the account menu links to each of its pages @S2-03', () => {
  render(<AccountMenu />);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(pages);
});

test.each([
  ['/account/security', 'Securitate', 'page'],
  ['/account/bookings/7', 'Rezervările mele', 'true'],
])('on %s the navigation marks the current page', (path, name, current) => {
  visit(path);
  render(<AccountNav />);
  expect(
    screen.getByRole('link', { current: current === 'page' ? 'page' : true }),
  ).toHaveTextContent(name);
});
