import type { Page } from '@playwright/test';
import { makeOwnSession } from '#tests/factories/own-session.ts';
import { makeOwnSubscription } from '#tests/factories/own-subscription.ts';
import { expectStep, stepLink } from './go-to-step.ts';
import { expect, test } from './mocked-test.ts';

/** Text alone is twice the size: the breakpoints stay those of the screen. */
async function expectFit(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(scrollWidth, page.url()).toBe(360);
}

test('no screen scrolls sideways at 360 px when its text is twice the size', async ({
  page,
  mock,
  isMobile,
}) => {
  test.skip(!isMobile, 'A wide screen has the room.');
  const main = page.getByRole('main');
  const { path } = mock.location('gallery');
  const pages = ['/', '/locations', path, stepLink(mock, 1), '/login', '/setup-password'];
  const texts = ['/privacy-policy', '/feedback', '/faq', '/business', '/beauty-and-care'];
  for (const address of [...pages, ...texts]) {
    await page.goto(address);
    await expectFit(page);
  }
  await page.goto(stepLink(mock, 4));
  await expectStep(page, 4);
  await expectFit(page);
  await page.goto('/register');
  await main.getByRole('button', { name: 'Continuă cu e-mail' }).click();
  await main.getByRole('button', { name: 'Continuă', exact: true }).click();
  await expect(main.getByLabel('Prenume')).toHaveAccessibleDescription(/obligatoriu/);
  await expectFit(page);

  mock.booking();
  const { id } = mock.booking({ daysAhead: 9, status: 'pending' });
  await mock.signIn();
  mock.answer('listSubscriptions', () => Response.json({ data: [makeOwnSubscription()] }));
  mock.answer('listSessions', () => Response.json({ data: [makeOwnSession()] }));
  for (const part of [
    '',
    '/bookings',
    `/bookings/${id}`,
    '/profile',
    '/security',
    '/subscriptions',
  ]) {
    await page.goto(`/account${part}`);
    await expectFit(page);
  }
});
