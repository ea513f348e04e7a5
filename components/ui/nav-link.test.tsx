import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { NavLink } from './nav-link.tsx';

const router = vi.hoisted(() => ({ push: vi.fn(), prefetch: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  router.prefetch.mockReset();
});

it.each([
  ['4g', false, 1],
  ['4g', true, 0],
  ['2g', false, 0],
  ['slow-2g', false, 0],
  ['3g', false, 1],
  [undefined, undefined, 1],
])(
  'a page is fetched ahead when it is meant, but not on 2g or where data is saved: %s, %s @S9-26',
  async (effectiveType, saveData, fetched) => {
    const value = { effectiveType, saveData };
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
    render(<NavLink href="/locations">Caută</NavLink>);
    expect(router.prefetch).not.toHaveBeenCalled();
    await userEvent.setup().hover(screen.getByRole('link'));
    expect(router.prefetch).toHaveBeenCalledTimes(fetched);
  },
);
