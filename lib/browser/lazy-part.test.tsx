import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPart, reloadAfterChunkFailure } from './lazy-part.ts';

const reload = vi.fn();
const failure = Object.assign(new Error('Failed to load chunk 12'), { name: 'ChunkLoadError' });

beforeEach(() => {
  reload.mockClear();
  sessionStorage.clear();
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('reloads at most once a minute @S8-13', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  expect(reloadAfterChunkFailure(failure)).toBe(true);
  vi.setSystemTime(1_059_000);
  expect(reloadAfterChunkFailure(failure)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.setSystemTime(1_061_000);
  expect(reloadAfterChunkFailure(failure)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it.each([
  'network error',
  'Error in input stream',
  'Load failed',
  'The network connection was lost.',
  'Minified React error #412; visit https://react.dev/errors/412',
])('reloads after page data that broke off: %s', (text) => {
  expect(reloadAfterChunkFailure(new TypeError(text))).toBe(true);
});

it('does not reload after other errors', () => {
  expect(reloadAfterChunkFailure(new Error('x is not a function'))).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('does not reload offline', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(reloadAfterChunkFailure(failure)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('loads again instead of reloading if the attempt began offline and failed online', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi
    .fn<() => Promise<string>>()
    .mockImplementationOnce(() => {
      onLine.mockReturnValue(true);
      return Promise.reject(failure);
    })
    .mockResolvedValue('part');
  await expect(lazyPart(load)()).resolves.toBe('part');
  expect(reload).not.toHaveBeenCalled();
});

it('never reloads without storage, since it might loop', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(reloadAfterChunkFailure(failure)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('loads a deferred chunk at the first interaction', async () => {
  vi.resetModules();
  const { lazyPart } = await import('./lazy-part.ts');
  const load = vi.fn(() => Promise.resolve('part'));
  const part = lazyPart(load, { deferred: true })();
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('keydown'));
  await expect(part).resolves.toBe('part');
});

it('loads once for concurrent calls, and again after a failure', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue('part');
  const part = lazyPart(load, { optional: true });
  const both = [part(), part()];
  for (const one of both) await expect(one).rejects.toThrow('gone');
  expect(load).toHaveBeenCalledTimes(1);
  await expect(part()).resolves.toBe('part');
});
