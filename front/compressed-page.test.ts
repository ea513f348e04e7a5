import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { serve } from '#tests/http-server.ts';
import { compressPage, sendCompressed } from './compressed-page.ts';

const text = 'Programări online '.repeat(1_000);

async function startPage(status = 200) {
  const page = await compressPage(
    {
      status,
      ownStatus: null,
      failure: null,
      isShared: false,
      headers: { 'content-type': 'text/html; charset=utf-8', vary: 'rsc' },
      body: Buffer.from(text),
    },
    60,
  );
  const address = await serve((request, response) => sendCompressed(request, response, page, {}));
  return async (headers: Record<string, string> = {}, method = 'GET') => {
    const outgoing = get(address, { headers, method });
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
    return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
  };
}

test('each encoding decodes to the same bytes', async () => {
  const ask = await startPage();
  const plain = await ask();
  expect([plain.headers['content-encoding'], plain.body.toString()]).toEqual([undefined, text]);
  const zipped = await ask({ 'accept-encoding': 'gzip, deflate' });
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(zipped.body).toString()).toBe(text);
  expect(zipped.headers['content-length']).toBe(String(zipped.body.length));
});

test('a client that accepts Brotli gets gzip until the page is compressed with Brotli', async () => {
  const ask = await startPage();
  const headers = { 'accept-encoding': 'gzip, deflate, br' };
  expect((await ask(headers)).headers['content-encoding']).toBe('gzip');
  await expect.poll(async () => (await ask(headers)).headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync((await ask(headers)).body).toString()).toBe(text);
  const weighted = { 'accept-encoding': 'br;q=0.9, gzip;q=0.8' };
  expect((await ask(weighted)).headers['content-encoding']).toBe('br');
  const refused = await ask({ 'accept-encoding': 'br;q=0, gzip;q=0' });
  expect(refused.headers['content-encoding']).toBeUndefined();
});

test('HEAD has the headers of GET and no body', async () => {
  const ask = await startPage();
  const [{ headers, body }, whole] = [await ask({}, 'HEAD'), await ask()];
  expect(body.length).toBe(0);
  expect({ ...headers, date: '' }).toEqual({ ...whole.headers, date: '' });
});

test('a page that the client has is 304; a 404 page is sent again', async () => {
  const ask = await startPage();
  const { etag = '' } = (await ask()).headers;
  const known = await ask({ 'if-none-match': `"other", ${etag}` });
  expect([known.status, known.body.length, known.headers.etag]).toEqual([304, 0, etag]);
  expect(known.headers['cache-control']).toBe('max-age=0, s-maxage=60');
  for (const match of [etag.replace('W/', ''), '*'])
    expect((await ask({ 'if-none-match': match })).status).toBe(304);
  expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200);
  const askMissing = await startPage(404);
  const missing = await askMissing();
  expect((await askMissing({ 'if-none-match': missing.headers.etag ?? '' })).status).toBe(404);
});
