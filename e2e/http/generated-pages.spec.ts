import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { once } from 'node:events';
import { Agent, request as send, type IncomingMessage } from 'node:http';
import pLimit from 'p-limit';
import { target } from '#tests/contract/target.ts';
import { signedIn } from '#tests/contract/visitors.ts';
import { pageRequests, type PageRequest } from '#tests/generated-page-requests.ts';
import { firstLocation } from '../first-location.ts';
import { routes } from './routes.ts';

const isAttack = Boolean(process.env.ATTACK);
const count = isAttack ? 10_000 : 300;

test('no request to a page returns 500 or above, except 503 with a time to retry', async ({
  request,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  test.setTimeout(isAttack ? 20 * 60_000 : 180_000);
  target.url = origin;
  const cookies = [...(await signedIn()).cookies()].map((pair) => pair.join('='));
  const { id, path: location } = await firstLocation(request, 'per_page=1&page=4');
  const paths = routes.map(({ path }) =>
    path
      .replaceAll('{location}', location)
      .replaceAll('{id}', String(id))
      .replaceAll('{city}', 'iasi')
      .replaceAll('{booking}', '1'),
  );
  const files = [
    '/sitemap.xml',
    '/sitemaps/pages.xml',
    '/sitemaps/cities-0.xml',
    '/robots.txt',
    '/sw.js',
  ];
  const seed = isAttack ? Date.now() % 2 ** 31 : 1;
  const arbitrary = pageRequests({ paths: [...paths, ...files], cookie: cookies.join('; ') });
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const limit = pLimit(8);
  const broken: string[] = [];
  await limit.map(fc.sample(arbitrary, { numRuns: count, seed }), async (page) => {
    const { status, retryAfter, error } = await statusOf(origin, page, agent);
    if (status >= 500 && !(status === 503 && retryAfter))
      broken.push(`${error ?? status} ${JSON.stringify(page)}`);
  });
  agent.destroy();
  expect(broken, `of seed ${seed}`).toEqual([]);
});

async function statusOf(origin: string, { method, path, headers }: PageRequest, agent: Agent) {
  const { hostname, port } = new URL(origin);
  try {
    const outgoing = send({ hostname, port, method, path, headers, agent }).end();
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
    response.resume();
    await once(response, 'end');
    return { status: response.statusCode ?? 599, retryAfter: response.headers['retry-after'] };
  } catch (error) {
    return { status: 599, retryAfter: undefined, error };
  }
}
