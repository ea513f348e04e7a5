import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadAfterChunkFailure } from './chunk-failure.ts';

const reload = vi.fn();
const failure = Object.assign(new Error('Failed to load chunk 12'), { name: 'ChunkLoadError' });

beforeEach(() => vi.stubGlobal('location', { reload }));
afterEach(() => vi.unstubAllGlobals());

it('reloads at most once a minute @S8-13', () => {
  reload.mockClear();
  reloadAfterChunkFailure(failure, 1_000_000);
  reloadAfterChunkFailure(failure, 1_059_000);
  expect(reload).toHaveBeenCalledTimes(1);
  reloadAfterChunkFailure(failure, 1_061_000);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('leaves other errors alone', () => {
  reload.mockClear();
  reloadAfterChunkFailure(new Error('x is not a function'), 1_000_000);
  expect(reload).not.toHaveBeenCalled();
});
