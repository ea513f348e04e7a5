import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NotFoundPage } from './not-found-page.tsx';

it('an unknown page shows that it was not found, with links to other pages @S2-26', () => {
  render(<NotFoundPage />);
  expect(screen.getByRole('heading', { level: 1, name: '404 Not Found' })).toBeVisible();
  expect(screen.getByText('This page could not be found')).toBeVisible();
  expect(screen.getByText('Pagina nu există sau a fost mutată')).toBeVisible();
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/locations', '/']);
  expect(document.title).toBe('Pagina nu a fost găsită · Aproape');
});
