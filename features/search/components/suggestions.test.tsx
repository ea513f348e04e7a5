import { useQuery } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Place } from '#contract/place.ts';
import { call } from '#lib/api/call.ts';
import { getQueryClient } from '#lib/query-client.ts';
import { QueryProvider } from '#lib/query-provider.tsx';
import { placesQuery } from '../api/suggestion-queries.ts';

vi.mock('#lib/api/call.ts', () => ({ call: vi.fn() }));

const iasi: Place = {
  id: 1,
  name: 'Iași',
  county: 'Iași',
  label: 'Iași, România',
  latitude: 47.16,
  longitude: 27.58,
};
const send = vi.mocked(call);
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const signalOf = (request: number) => send.mock.calls[request]?.[1]?.signal;

function type(text: string) {
  const { result, rerender } = renderHook((typed: string) => useQuery(placesQuery(typed)), {
    initialProps: text,
    wrapper: QueryProvider,
  });
  return { retype: rerender, shown: () => result.current.data?.map(({ name }) => name) };
}

describe('suggestions for a text', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    getQueryClient().clear();
    send.mockReset().mockReturnValue(new Promise(() => undefined));
    return () => void vi.useRealTimers();
  });

  it('are asked for 500 ms after the last key @S9-06', async () => {
    const { retype } = type('t');
    await wait(499);
    retype('tu');
    await wait(499);
    expect(send).not.toHaveBeenCalled();
    await wait(1);
    expect(send).toHaveBeenCalledExactlyOnceWith(
      'listPlaces',
      expect.objectContaining({ query: { search: 'tu' } }),
    );
  });

  it('are neither asked for nor shown for an empty text @S5-20', async () => {
    const { retype, shown } = type('');
    await wait(5_000);
    expect(send).not.toHaveBeenCalled();
    send.mockResolvedValueOnce({ data: [iasi] });
    retype('ia');
    await wait(501);
    expect(shown()).toEqual(['Iași']);
    retype('');
    await wait(5_000);
    expect(shown()).toBeUndefined();
    expect(send).toHaveBeenCalledOnce();
  });

  it('are those of the last text: asking anew cancels the request before @S4-33', async () => {
    const { retype } = type('tuns');
    await wait(500);
    expect(signalOf(0)?.aborted).toBe(false);
    retype('tuns barbă');
    expect(signalOf(0)?.aborted).toBe(true);
    await wait(500);
    expect(signalOf(1)?.aborted).toBe(false);
  });

  it('are never shown under another text, before its own come or after they failed; known ones at once', async () => {
    const { retype, shown } = type('ia');
    send.mockResolvedValueOnce({ data: [iasi] });
    await wait(501);
    expect(shown()).toEqual(['Iași']);
    retype('cluj');
    expect(shown()).toBeUndefined();
    send.mockRejectedValueOnce(new Error('no network'));
    await wait(501);
    expect(shown()).toBeUndefined();
    retype('ia');
    expect(shown()).toEqual(['Iași']);
  });
});
