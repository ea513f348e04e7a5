import { expect, test } from 'vitest';
import { serve } from '#tests/http-server.ts';
import { sendLocationOnce } from './single-location.ts';

test('an address that was set twice is sent once', async () => {
  const address = await serve((_request, response) => {
    sendLocationOnce(response);
    response.statusCode = 308;
    response.appendHeader('location', '/a');
    response.appendHeader('location', '/a');
    response.end();
  });
  const answer = await fetch(address, { redirect: 'manual' });
  expect(answer.headers.get('location')).toBe('/a');
});
