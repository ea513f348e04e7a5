import { expect, test, vi } from 'vitest';
import { serve } from '#tests/http-server.ts';
import { emptyPage, startFront } from './start-front.testing.ts';

test('a request is logged in one line with the id that the api also gets, without path and query', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const lines = () =>
    write.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>);
  let idOfApi: unknown;
  const api = await serve((request, response) => {
    idOfApi = request.headers['x-request-id'];
    response.writeHead(404).end();
  });
  const origin = await startFront(emptyPage, { API_URL: api, LOG_LEVEL: 'info' }, { dev: true });
  await fetch(`${origin}/provider/bookings/a-secret-token?search=ana`);
  await fetch(`${origin}/api/user`);
  await expect.poll(() => lines().length).toBe(2);
  const [page, call] = lines();
  expect(page).toMatchObject({
    ...{ target: 'pages', page: '/provider/bookings/[token]', method: 'GET', status: 200 },
    request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(JSON.stringify(page)).not.toMatch(/secret|ana/);
  expect(call).toMatchObject({ target: 'api', status: 404, request_id: idOfApi });
});

test('the line of a cached page says that it was cached', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const origin = await startFront(emptyPage, { LOG_LEVEL: 'info' });
  await (await fetch(`${origin}/faq`)).text();
  await (await fetch(`${origin}/faq`)).text();
  await expect.poll(() => write.mock.calls).toHaveLength(2);
  const lines = write.mock.calls.map(([line]) => JSON.parse(String(line)) as { cache: string });
  expect(lines.map(({ cache }) => cache)).toEqual(['web; fwd=miss', 'web; hit']);
});

test('without LOG_LEVEL=info requests are not logged', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const origin = await startFront(emptyPage);
  await (await fetch(`${origin}/livez`)).text();
  expect(write).not.toHaveBeenCalled();
});
