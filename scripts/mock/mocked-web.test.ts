import { expect, test } from 'vitest';
import { serve } from '#tests/http-server.ts';
import { startMockedWeb } from './mocked-web.ts';

test('a port that another program serves is refused', async () => {
  const other = new URL(await serve((_request, response) => response.end('another web')));
  const starting = startMockedWeb({ port: Number(other.port) });
  await expect(starting).rejects.toThrow(`npm run mock -- --port ${Number(other.port) + 1}`);
});
