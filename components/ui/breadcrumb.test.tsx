import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Breadcrumb } from './breadcrumb.tsx';

// React's warning about duplicate keys would fail the test.
test('a location may have the name of its city', () => {
  render(<Breadcrumb items={[{ label: 'Iași', href: '/iasi' }, { label: 'Iași' }]} />);
  expect(screen.getByRole('link', { name: 'Iași' })).toHaveAttribute('href', '/iasi');
  expect(screen.getByText('Iași', { selector: '[aria-current]' })).toBeVisible();
});
