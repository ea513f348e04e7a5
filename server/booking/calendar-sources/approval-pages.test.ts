import { expect, test } from 'vitest';
import { calendarResponse } from '#server/testing/calendar-shapes.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import { FetchError } from './fetch-calendar.ts';
import { pollSources } from './read-source.ts';
import { saveSource } from './repository.ts';

let isReadable = true;
const api = setUpApi({
  fetchCalendar: async () => {
    if (!isReadable) throw new FetchError('unreachable');
    return calendarResponse([]);
  },
});

const changes = async (after?: string) =>
  (await api.call('changes', { query: { after } })).body.data;

async function changedBy(work: () => Promise<void>) {
  const { cursor } = await changes();
  await work();
  return (await changes(cursor)).locations?.map(({ id }) => id);
}

test('cached pages are rendered again when approval turns manual and when it turns back, once each', async () => {
  const { id, professionals } = await makeLocation(api.db);
  const source = professionals[0]!.id;
  const connect = (url: string | null) => saveSource(api.db, source, url, api.deps.now());
  const afterMinutes = (minutes: number) => {
    api.clock.advance(minutes * 60);
    return changedBy(() => pollSources(api.deps));
  };
  await connect('https://calendar.example/secret.ics');
  isReadable = false;
  expect(await afterMinutes(0)).toEqual([]);
  expect(await afterMinutes(330)).toEqual([]);
  expect(await afterMinutes(29)).toEqual([]);
  expect(await afterMinutes(1)).toEqual([id]);
  expect(await afterMinutes(60)).toEqual([]);
  isReadable = true;
  expect(await afterMinutes(60)).toEqual([id]);
  expect(await afterMinutes(60)).toEqual([]);
  isReadable = false;
  expect(await afterMinutes(60)).toEqual([]);
  expect(await afterMinutes(360)).toEqual([id]);
  expect(await changedBy(() => connect(null))).toEqual([id]);
});
