import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { router } from '#tests/next-navigation.ts';
import { NavLink } from './nav-link.tsx';

afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

it.each([
  ['4g', false, 1],
  ['4g', true, 0],
  ['2g', false, 0],
  ['slow-2g', false, 0],
  ['3g', false, 1],
  [undefined, undefined, 1],
])(
  'a page is prefetched on intent, but not on 2g or with data saving: %s, %s @S9-26',
  async (effectiveType, saveData, fetched) => {
    const value = { effectiveType, saveData };
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
    const prefetch = vi.spyOn(router, 'prefetch');
    render(<NavLink href="/locations">Caută</NavLink>);
    expect(prefetch).not.toHaveBeenCalled();
    await userEvent.setup().hover(screen.getByRole('link'));
    expect(prefetch).toHaveBeenCalledTimes(fetched);
  },
);
