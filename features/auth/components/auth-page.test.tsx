import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { makeAuthSettings } from '#tests/factories/auth-settings.ts';
import { AuthPage } from './auth-page.tsx';

test('a new step begins at the top of the page, a loaded page stays where it is', async () => {
  const scroll = vi.spyOn(window, 'scrollTo');
  render(<AuthPage start="register" redirectTo="/" settings={makeAuthSettings()} />);
  const next = await screen.findByRole('button', { name: 'Continuă cu e-mail' });
  expect(scroll).not.toHaveBeenCalled();
  await userEvent.click(next);
  expect(screen.getByLabelText('Prenume')).toHaveFocus();
  expect(scroll).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
});
