import { expect, test } from '@playwright/test';
import { startWeb } from '#scripts/product/start-web.ts';
import { startStandInApi } from './stand-in-api.ts';

test('two webs show a changed location at once, long before their cached pages expire', async ({
  request,
}) => {
  const api = await startStandInApi();
  const webs = await Promise.all([startWeb(api.url), startWeb(api.url)]);
  const pages = webs.flatMap(({ url }) => [url + api.path, `${url}/`]);
  const read = async (page: string) => {
    const response = await request.get(page);
    return `${response.headers()['cache-status']} ${await response.text()}`;
  };
  try {
    for (const page of pages) {
      // Polls, because the first response to `changes` makes the web render its cached pages again.
      await expect.poll(() => read(page), page).toContain('web; hit');
      expect(await read(page)).toContain(api.name);
    }
    api.rename('Salonul cu alt nume');
    for (const page of pages)
      await expect
        .poll(() => read(page), { message: page, timeout: 20_000 })
        .toContain('Salonul cu alt nume');
  } finally {
    await Promise.all(webs.map((web) => web.stop()));
    api.close();
  }
});
