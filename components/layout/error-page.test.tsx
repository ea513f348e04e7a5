import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ApiError } from '#lib/api/api-error.ts';
import { ErrorPage } from './error-page.tsx';

it('shows an error without its details, with status 500 by default, and links to other pages @S2-27 @S2-28', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const error = Object.assign(new Error('secret detail'), { digest: '1834061' });
  render(<ErrorPage error={error} />);
  expect(screen.getByRole('heading', { level: 1, name: 'An error occurred' })).toBeVisible();
  expect(document.title).toBe('A apărut o problemă · Aproape');
  expect(screen.getByText('Eroarea 500 · Codul problemei: 1834061')).toBeVisible();
  expect(screen.queryByText(/secret detail/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Înapoi la pagina principală' })).toHaveAttribute(
    'href',
    '/',
  );
  await userEvent.setup().click(screen.getByRole('button', { name: 'Încearcă din nou' }));
  expect(reload).toHaveBeenCalledOnce();
});

it.each([
  [new ApiError(503, 'unavailable'), 'Eroarea 503'],
  [new ApiError(0, 'network'), 'Eroarea 500'],
])('an error of a route shows its status, %s as %s @S2-28', (error, label) => {
  render(<ErrorPage error={error} />);
  expect(screen.getByText(label)).toBeVisible();
});
