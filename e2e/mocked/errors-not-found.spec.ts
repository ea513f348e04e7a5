import { expect, test } from './mocked-test.ts';

for (const [what, path] of [
  ['an unknown route', '/nu-exista'],
  ['an unknown location', '/locations/9999/ceva'],
] as const) {
  test(`${what} returns 404 with a message and links @S2-26`, async ({ page, announce }) => {
    announce.refusal(path, 404);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('404 Not Found');
    await expect(main.getByText('This page could not be found')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Înapoi la pagina principală' })).toHaveAttribute(
      'href',
      '/',
    );
    await main.getByRole('link', { name: 'Caută' }).click();
    await expect(page).toHaveURL(/\/locations\?place=/);
  });
}
