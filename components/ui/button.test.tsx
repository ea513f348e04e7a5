import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

it('a loading button keeps the focus and ignores presses and submits', async () => {
  const user = userEvent.setup();
  const pressed = vi.fn();
  const submitted = vi.fn();
  render(
    <form onSubmit={submitted}>
      <Button type="submit" loading onClick={pressed}>
        Rezervă
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Rezervă' });
  button.focus();
  await user.keyboard('{Enter}');
  await user.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(pressed).not.toHaveBeenCalled();
  expect(submitted).not.toHaveBeenCalled();
});
