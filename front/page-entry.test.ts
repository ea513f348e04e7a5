import type { RequestListener } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { pages } from '#lib/pages.ts';
import { productionEnv } from '#tests/factories/production-env.ts';
import { limits } from './limits.ts';
import { startFront } from './start-front.testing.ts';

test('an address over its page limit gets a page with the time to wait', async () => {
  const origin = await startFront((_request, response) => response.end('a page'), {
    PAGES_PER_MINUTE: '2',
  });
  const answers = await Promise.all(['/', '/iasi', '/cluj'].map((path) => fetch(origin + path)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429]);
  const refused = answers.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused?.headers.get('refresh')).toBeNull();
  expect(await refused?.text()).toContain('Așteaptă puțin');
});

test('page names ignore case and keep the rest of the URL', async () => {
  const origin = await startFront(({ url }, response) => void response.end(url));
  const answer = await fetch(`${origin}/Locations?search_term=Tuns`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    308,
    '/locations?search_term=Tuns',
  ]);
  expect(await (await fetch(`${origin}/FAQ`)).text()).toBe('/faq');
});

test('pages beyond capacity are refused, and served again afterwards', async () => {
  const made: (() => void)[] = [];
  const origin = await startFront((_request, response) => void made.push(() => response.end('x')), {
    PAGES_AT_ONCE: '1',
  });
  const responses = Array.from({ length: 8 }, (_, page) =>
    fetch(`${origin}/locations?page=${page}`),
  );
  const first = await Promise.race(responses);
  expect(first.status).toBe(503);
  expect(first.headers.get('retry-after')).toBe('2');
  const poll = setInterval(() => made.shift()?.(), 5);
  const statuses = (await Promise.all(responses)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect((await fetch(`${origin}/locations`)).status).toBe(200);
  clearInterval(poll);
});

function visit(url: string, address: string, init: RequestInit = {}): Promise<Response> {
  return fetch(url, { ...init, headers: { 'x-forwarded-for': address }, redirect: 'manual' });
}

function freeze(...toFake: ('performance' | 'setTimeout')[]): void {
  vi.useFakeTimers({ toFake });
  onTestFinished(() => void vi.useRealTimers());
}

const behindProxy = { TRUSTED_PROXIES: '127.0.0.1' };

test('an address with a full queue takes one turn at a time; others get the remaining turns', async () => {
  const made: (() => void)[] = [];
  const origin = await startFront((_request, response) => void made.push(() => response.end('x')), {
    ...behindProxy,
    PAGES_AT_ONCE: '2',
  });
  const flood = Array.from({ length: 12 }, () => visit(`${origin}/login`, '192.0.2.1'));
  expect((await Promise.race(flood)).status).toBe(503);
  expect(made).toHaveLength(1);
  const other = visit(`${origin}/login`, '192.0.2.2');
  await expect.poll(() => made.length).toBe(2);
  made.pop()?.();
  expect((await other).status).toBe(200);
  const poll = setInterval(() => made.shift()?.(), 5);
  await Promise.all(flood);
  clearInterval(poll);
});

test('a cached page needs no turn', async () => {
  const origin = await startFront(
    ({ url }, response) => void (url === '/' && response.end('home')),
    {
      PAGES_AT_ONCE: '1',
    },
  );
  await fetch(origin);
  const leave = new AbortController();
  const { signal } = leave;
  const waiting = Array.from({ length: 9 }, (_, i) => fetch(`${origin}/city-${i}`, { signal }));
  await expect.poll(async () => (await fetch(`${origin}/one-more`)).status).toBe(503);
  expect(await (await fetch(origin)).text()).toBe('home');
  leave.abort();
  await Promise.allSettled(waiting);
});

test('an address gets thirty sitemap files a minute, independent of others', async () => {
  freeze('performance');
  const origin = await startFront((_request, response) => response.end('<xml/>'), behindProxy);
  const file = (address: string) => visit(`${origin}/sitemaps/locations-0.xml`, address);
  for (let i = 0; i < 30; i++) expect((await file('192.0.2.1')).status).toBe(200);
  expect((await file('192.0.2.1')).status).toBe(429);
  expect((await visit(`${origin}/sitemap.xml`, '192.0.2.1')).status).toBe(429);
  expect((await visit(`${origin}/login`, '192.0.2.1')).status).toBe(200);
  expect((await file('192.0.2.2')).status).toBe(200);
});

test('a sitemap file keeps its turn until it is sent, longer than a page', async () => {
  freeze('setTimeout');
  const sent: (() => void)[] = [];
  const origin = await startFront((_request, response) => {
    response.write('<xml>');
    sent.push(() => response.end('</xml>'));
  }, behindProxy);
  const file = () => visit(`${origin}/sitemaps/locations-0.xml`, '192.0.2.1');
  const first = await file();
  vi.advanceTimersByTime(limits.pages.maxTurnMs);
  const second = file();
  const third = await visit(`${origin}/sitemaps/locations-0.xml`, '192.0.2.2');
  expect(sent).toHaveLength(2);
  sent[0]?.();
  await first.text();
  await second;
  expect(sent).toHaveLength(3);
  for (const end of sent) end();
  await third.text();
});

test.each([308, 404])(
  'after sixty responses with %i an address must wait, except for cached pages',
  async (status) => {
    freeze('performance');
    const origin = await startFront(({ url }, response) => {
      if (url !== '/') response.writeHead(status, { location: '/' });
      response.end('a page');
    }, behindProxy);
    const ask = (path: string, address = '192.0.2.1') => visit(origin + path, address);
    await ask('/');
    for (let i = 0; i < 60; i++)
      expect((await ask(`/locations/1/wrong-${i % 30}`)).status).toBe(status);
    const refused = await ask('/locations/1/wrong');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    expect((await ask('/')).status).toBe(200);
    expect((await ask('/locations/1/wrong', '192.0.2.2')).status).toBe(status);
  },
);

test('searches that fill their queue do not delay cacheable pages', async () => {
  const origin = await startFront(
    ({ url }, response) => void (url === '/' && response.end('home')),
    { PAGES_AT_ONCE: '1' },
  );
  const leave = new AbortController();
  const { signal } = leave;
  const responses = [1, 2].map((page) => fetch(`${origin}/locations?page=${page}`, { signal }));
  expect(await (await fetch(origin)).text()).toBe('home');
  leave.abort();
  await Promise.allSettled(responses);
});

test('files of the build take no turn, and other static paths are not pages', async () => {
  const handle = vi.fn<RequestListener>((_request, response) => response.end('file'));
  const origin = await startFront(handle, { PAGES_PER_MINUTE: '1' });
  for (let visit = 0; visit < 3; visit++)
    expect((await fetch(`${origin}/_next/static/built.js?dpl=1`)).status).toBe(200);
  expect((await fetch(`${origin}/_next/static/other.js`)).status).toBe(404);
  expect(handle).toHaveBeenCalledTimes(3);
});

test('a page with an unknown guard is a 500 with its request id and is never rendered @S8-14', async () => {
  const faq = pages['/faq'];
  pages['/faq'] = { ...faq, guard: 'members' as never };
  onTestFinished(() => void (pages['/faq'] = faq));
  const handle = vi.fn<RequestListener>();
  const answer = await fetch(`${await startFront(handle)}/faq`);
  expect(answer.status).toBe(500);
  const html = await answer.text();
  expect(html).toContain('<h1 lang="en">An error occurred</h1>');
  expect(html).toContain(`Eroarea 500 · Codul problemei: ${answer.headers.get('x-request-id')}`);
  expect(html).toContain('href="/"');
  expect(handle).not.toHaveBeenCalled();
});

test('a shared page gets neither query nor headers of a visitor and sets no cookies', async () => {
  const origin = await startFront((request, response) => {
    response.setHeader('set-cookie', 'at=1');
    response.end(JSON.stringify([request.url, request.headers]));
  });
  const first = await fetch(`${origin}/iasi?token=SECRET&_rsc=SECRET`, {
    headers: {
      cookie: 'at=SECRET',
      'user-agent': 'SECRET',
      'next-url': '/SECRET',
      accept: 'SECRET',
    },
  });
  expect(first.headers.getSetCookie()).toEqual([]);
  const text = await first.text();
  expect(text).toMatch(/^\["\/iasi",/);
  expect(text).not.toMatch(/SECRET|forwarded|cookie/);
  expect(await (await fetch(`${origin}/%69asi`)).text()).toBe(text);
});

test.each([
  [{ WARM_PAGES: 'on' }, ['/']],
  [{ WARM_PAGES: 'on', PAGE_CACHE: 'off' }, []],
  [{}, []],
  [productionEnv, ['/']],
])('with %j, two seconds after the start these pages are rendered: %j', async (env, expected) => {
  freeze('setTimeout');
  const urls: (string | undefined)[] = [];
  const origin = await startFront(({ url }, response) => {
    urls.push(url);
    response.end('a page');
  }, env);
  vi.advanceTimersByTime(1_999);
  await fetch(`${origin}/login`);
  expect(urls).toEqual(['/login']);
  vi.advanceTimersByTime(1);
  if (expected.length > 0) await expect.poll(() => urls.length).toBe(2);
  expect(urls.slice(1)).toEqual(expected);
});
