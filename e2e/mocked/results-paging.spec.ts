import { expect, test } from './mocked-test.ts';

test('a card with free slots has the same height in and out of view', async ({ page, mock }) => {
  mock.use('twenty-pages');
  const width = page.viewportSize()!.width;
  for (const each of [width, 1000, 1366]) {
    await page.setViewportSize({ width: each, height: 780 });
    await page.goto('/locations');
    const cards = page.getByRole('list', { name: 'Rezultate' }).getByRole('listitem');
    await expect(cards).toHaveCount(20);
    const heights = () => cards.evaluateAll((all) => all.map((card) => card.clientHeight));
    const outOfView = (await heights()).at(-1)!;
    await page.addStyleTag({ content: 'li { content-visibility: visible !important }' });
    expect(Math.abs(outOfView - (await heights()).at(-1)!), `at ${each} px`).toBeLessThan(4);
  }
});

test('Back from a location restores all loaded results', async ({ page, mock }) => {
  await page.goto('/locations');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Încarcă mai multe' }).click();
  await expect(main.getByRole('article')).toHaveCount(40);
  const { name } = mock.location('plain').detail;
  await main.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(main.getByRole('article')).toHaveCount(40);
});

test('the last of twenty pages has a URL and a link to the previous one @S8-18', async ({
  page,
  mock,
}) => {
  mock.use('twenty-pages');
  await page.goto('/locations?page=20');
  const main = page.getByRole('main');
  await expect(main.getByText('400 rezultate')).toBeVisible();
  await expect(main.getByText('Pagina 20 din 20')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Încarcă mai multe' })).toBeHidden();
  await main.getByRole('link', { name: 'Rezultatele anterioare' }).click();
  await expect(main.getByText('Pagina 19 din 20')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Încarcă mai multe' })).toBeVisible();
});
