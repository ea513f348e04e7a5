import { expect, test } from '@playwright/test';
import { freePort } from '#scripts/product/ports.ts';
import { Service } from '#scripts/product/service.ts';
import { startStandIn } from './stand-in-api.ts';

test('the same build serves another api, and never a page of the first', async ({ page }) => {
  const standIn = await startStandIn('Orașul Altcuiva');
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const web = new Service({
    name: 'second web',
    args: ['front/main.ts'],
    env: { ...process.env, API_URL: standIn.url, WEB_PORT: String(port), APP_URL: origin },
    readyUrl: `${origin}/robots.txt`,
    readyTimeout: 30_000,
  });
  await web.start();
  try {
    await page.goto('/');
    await expect(page.getByText('București').first()).toBeAttached();
    await page.goto(origin);
    await expect(page.getByText('Orașul Altcuiva').first()).toBeAttached();
    await expect(page.getByText('București')).toHaveCount(0);
    const call = await page.request.get(`${origin}/api/public/locations/form/get`);
    expect(await call.text()).toContain('Orașul Altcuiva');
  } finally {
    await web.stop();
    standIn.server.close();
  }
});
