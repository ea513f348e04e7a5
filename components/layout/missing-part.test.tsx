import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { lazyPart } from '#lib/browser/lazy-part.ts';
import { MissingPart } from './missing-part.tsx';

const reload = vi.fn();
const failure = Object.assign(new Error('Failed to load chunk 12'), { name: 'ChunkLoadError' });
const settled = vi.fn();

beforeEach(() => {
  vi.stubGlobal('location', { reload });
});
const loadNothing = (optional?: boolean) =>
  act(async () => {
    const part = lazyPart(() => Promise.reject(failure), { optional })();
    void part.then(settled, settled);
    await Promise.resolve();
  });

it('a chunk that fails to load reloads the page once, then shows an error with a button @S8-13', async () => {
  render(<MissingPart />);
  await loadNothing(true);
  expect(reload).not.toHaveBeenCalled();
  expect(settled).toHaveBeenCalledOnce();

  await loadNothing();
  expect(reload).toHaveBeenCalledOnce();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(settled).toHaveBeenCalledOnce();

  await loadNothing();
  expect(reload).toHaveBeenCalledOnce();
  expect(settled).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('alert')).toHaveTextContent('O parte a paginii nu s-a încărcat.');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Reîncarcă pagina' }));
  expect(reload).toHaveBeenCalledTimes(2);
});
