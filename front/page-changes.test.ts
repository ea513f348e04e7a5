import { expect, onTestFinished, test, vi } from 'vitest';
import { serve } from '#tests/http-server.ts';
import { PageChanges, watchChanges, type Changes } from './page-changes.ts';

const paths = [
  '/',
  '/locations/7',
  '/locations/7/salon',
  '/locations/70/salon',
  '/iasi',
  '/iasi/frizerii/pagina/2',
  '/cluj-napoca',
  '/cities',
];

const changed: [string, Changes, string[]][] = [
  [
    'a location changes its pages, those of its city, and home',
    [{ id: 7, city: 'iasi' }],
    ['/', '/locations/7', '/locations/7/salon', '/iasi', '/iasi/frizerii/pagina/2'],
  ],
  [
    'a new location changes its pages and all pages with lists',
    [{ id: 7, city: null }],
    paths.filter((path) => path !== '/locations/70/salon'),
  ],
  ['any page may have changed', null, paths],
  ['no change', [], []],
];

test.each(changed)('%s', (_, changes, expected) => {
  const pages = new PageChanges();
  if (changes?.length !== 0) pages.note(changes, 5);
  expect(paths.filter((path) => pages.lastAt(path) === 5)).toEqual(expected);
});

test('more locations than are remembered count as all', () => {
  const pages = new PageChanges();
  for (let id = 1; id <= 10_001; id++) pages.note([{ id, city: 'iasi' }], id);
  expect(pages.lastAt('/locations/1')).toBe(1);
  expect(pages.lastAt('/locations/10001')).toBe(10_001);
  expect(pages.lastAt('/locations/20000')).toBe(1);
});

type Answer = { status?: number; cursor?: string; locations?: Changes };

async function watch(answers: Answer[]) {
  const requests: (string | null)[] = [];
  const trusted: boolean[] = [];
  let open = 0;
  let mostOpen = 0;
  const changes = new PageChanges();
  const api = await serve((request, response) => {
    trusted.push(changes.isWatched);
    mostOpen = Math.max(mostOpen, ++open);
    response.on('close', () => open--);
    requests.push(new URL(request.url ?? '', 'http://api').searchParams.get('after'));
    const { status = 200, cursor = 'last', locations = [] } = answers.shift() ?? {};
    response.statusCode = status;
    setImmediate(() => response.end(JSON.stringify({ data: { cursor, locations } })));
  });
  const note = vi.spyOn(changes, 'note');
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const ended = watchChanges(api, changes, stop.signal, 1);
  return { requests, trusted, changes, note, stop, ended, mostOpen: () => mostOpen };
}

const location = { id: 7, city: 'iasi' };

test('each change is noted, and the next request continues from its cursor', async () => {
  const { requests, note, mostOpen } = await watch([
    { cursor: 'a', locations: null },
    { cursor: 'b', locations: [location] },
    { cursor: 'c' },
  ]);
  await expect.poll(() => requests.length).toBeGreaterThan(4);
  expect(requests.slice(0, 5)).toEqual([null, 'a', 'b', 'c', 'last']);
  expect(note.mock.calls).toEqual([[null], [[location]]]);
  expect(mostOpen()).toBe(1);
});

test('a failed request is repeated from the same cursor', async () => {
  const { requests, note } = await watch([
    { cursor: 'a', locations: null },
    { status: 503 },
    { status: 429 },
    { cursor: 'b', locations: [location] },
  ]);
  await expect.poll(() => requests.length).toBeGreaterThan(4);
  expect(requests.slice(0, 5)).toEqual([null, 'a', 'a', 'a', 'b']);
  expect(note).toHaveBeenCalledTimes(2);
});

test('after a 404 no further request is sent, and cached pages are not trusted', async () => {
  const { requests, changes, ended } = await watch([{ locations: [] }, { status: 404 }]);
  await ended;
  expect(requests).toHaveLength(2);
  expect(changes.isWatched).toBe(false);
});

test('cached pages are not trusted while requests fail', async () => {
  const { requests, trusted } = await watch([{}, { status: 503 }]);
  await expect.poll(() => requests.length).toBeGreaterThan(3);
  expect(trusted.slice(0, 4)).toEqual([false, true, false, true]);
});

test('the watch ends when it is stopped', async () => {
  const { changes, stop, ended } = await watch([]);
  await expect.poll(() => changes.isWatched).toBe(true);
  stop.abort();
  await ended;
});
