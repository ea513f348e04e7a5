import { useQuery } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Place } from '#contract/place.ts';
import { call } from '#lib/api/call.ts';
import { QueryProvider } from '#lib/api/query-provider.tsx';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { placesQuery } from './suggestions.lazy.tsx';

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const soon = <T,>(read: () => T) =>
  expect.poll(async () => {
    await wait(1);
    return read();
  });

const searches: (string | null)[] = [];

const iasi: Place = {
  id: 1,
  name: 'Iași',
  county: 'Iași',
  label: 'Iași, România',
  latitude: 47.16,
  longitude: 27.58,
};

function mockPlaces(output: Parameters<typeof mockCall<'listPlaces'>>[1]) {
  mockApi.use(
    mockCall('listPlaces', (request) => {
      searches.push(request.query.get('search'));
      return output(request);
    }),
  );
}

function type(text: string) {
  const { result, rerender } = renderHook((typed: string) => useQuery(placesQuery(typed)), {
    initialProps: text,
    wrapper: QueryProvider,
  });
  return { retype: rerender, shown: () => result.current.data?.map(({ name }) => name) };
}

describe('suggestions for a text', () => {
  beforeEach(async () => {
    mockPlaces(() => ({ data: [] }));
    await call('listPlaces', { query: { search: 'x' } });
    searches.length = 0;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  });

  it('are requested 500 ms after the last key @S9-06', async () => {
    const { retype } = type('t');
    await wait(499);
    retype('tu');
    await wait(499);
    expect(searches).toEqual([]);
    await wait(1);
    await soon(() => searches).toEqual(['tu']);
  });

  it('are neither requested nor shown for an empty text @S5-20', async () => {
    const { retype, shown } = type('');
    await wait(5_000);
    expect(searches).toEqual([]);
    mockPlaces(() => ({ data: [iasi] }));
    retype('ia');
    await wait(501);
    await soon(shown).toEqual(['Iași']);
    retype('');
    await wait(5_000);
    expect(shown()).toBeUndefined();
    expect(searches).toEqual(['ia']);
  });

  it('are those of the latest text: a new request cancels the previous one @S4-33', async () => {
    const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort');
    mockPlaces(() => new Promise<never>(() => undefined));
    const { retype } = type('tuns');
    await wait(501);
    await soon(() => searches).toEqual(['tuns']);
    expect(abort).not.toHaveBeenCalled();
    retype('tuns barbă');
    expect(abort).toHaveBeenCalledOnce();
  });

  it('are never shown for another text, even if its own request fails; cached ones appear at once', async () => {
    mockPlaces(() => ({ data: [iasi] }));
    const { retype, shown } = type('ia');
    await wait(501);
    await soon(shown).toEqual(['Iași']);
    mockPlaces(() => errorResponse('server_error'));
    retype('cluj');
    expect(shown()).toBeUndefined();
    await wait(501);
    await soon(() => searches).toEqual(['ia', 'cluj']);
    expect(shown()).toBeUndefined();
    retype('ia');
    expect(shown()).toEqual(['Iași']);
  });
});
