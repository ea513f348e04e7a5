import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { anyTime } from '../search-href.ts';
import { WhenChoices } from './when-choices.tsx';

test('on a Sunday the weekend is today, and each of the two chips can be switched off', async () => {
  vi.setSystemTime(new Date('2026-11-29T10:00:00Z'));
  const change = vi.fn();
  render(<WhenChoices time={{ ...anyTime, date: ['2026-11-29'] }} onChange={change} />);
  for (const name of ['Liber azi', 'Liber în weekend']) {
    const chip = screen.getByRole('button', { name });
    expect(chip).toHaveAttribute('aria-pressed', 'true');
    await userEvent.setup().click(chip);
    expect(change).toHaveBeenLastCalledWith(anyTime);
  }
});
