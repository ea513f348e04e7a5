import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useSuggestions } from './use-suggestions.ts';

type Ask = (text: string, signal: AbortSignal) => Promise<string[]>;

function type(text: string) {
  const ask = vi.fn<Ask>(() => new Promise(() => {}));
  const { result, rerender } = renderHook((typed: string) => useSuggestions(typed, ask), {
    initialProps: text,
  });
  return { ask, retype: rerender, shown: () => result.current };
}

describe('suggestions for a text', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => void vi.useRealTimers();
  });

  it('are asked for 500 ms after the last key @S9-06', () => {
    const { ask, retype } = type('t');
    vi.advanceTimersByTime(499);
    retype('tu');
    vi.advanceTimersByTime(499);
    expect(ask).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(ask).toHaveBeenCalledExactlyOnceWith('tu', expect.any(AbortSignal));
  });

  it('are neither asked for nor shown for an empty text @S5-20', async () => {
    const { ask, retype, shown } = type('');
    const wait = () => act(() => vi.advanceTimersByTimeAsync(5_000));
    await wait();
    retype('   ');
    await wait();
    expect(ask).not.toHaveBeenCalled();

    ask.mockResolvedValueOnce(['Salon Tuns']);
    retype('tuns');
    await wait();
    expect(shown()).toEqual(['Salon Tuns']);
    retype(' ');
    await wait();
    expect(shown()).toEqual([]);
    expect(ask).toHaveBeenCalledOnce();
  });

  it('are those of the last text: asking anew cancels the request before @S4-33', () => {
    const { ask, retype } = type('tuns');
    vi.advanceTimersByTime(500);
    const [, first] = ask.mock.calls[0] ?? [];
    expect(first?.aborted).toBe(false);
    retype('tuns barbă');
    vi.advanceTimersByTime(500);
    expect(first?.aborted).toBe(true);
    expect(ask.mock.calls[1]?.[1].aborted).toBe(false);
  });

  it('are never shown under another text, before its own come or after they failed', async () => {
    const { ask, retype, shown } = type('tuns');
    const wait = () => act(() => vi.advanceTimersByTimeAsync(500));
    ask.mockResolvedValueOnce(['Salon Tuns']);
    await wait();
    expect(shown()).toEqual(['Salon Tuns']);
    retype('tuns ');
    expect(shown()).toEqual(['Salon Tuns']);
    retype('vopsit');
    expect(shown()).toEqual([]);
    ask.mockRejectedValueOnce(new Error('no network'));
    await wait();
    expect(shown()).toEqual([]);
  });
});
