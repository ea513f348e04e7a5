import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import GlobalError from './global-error.tsx';

it('an error page that itself fails shows a message and a link home @S2-29', () => {
  render(<GlobalError />, { container: document });
  expect(
    screen.getByRole('heading', { name: 'An error occurred while showing the error page' }),
  ).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/');
});
