import { expect, test } from './mocked-test.ts';

test('a picture opens large above the page, arrow keys go on, Escape closes it @S3-17', async ({
  page,
  mock,
}) => {
  await page.goto(mock.location('gallery').path);
  const strip = page.getByRole('list', { name: 'Poze' });
  await expect(page.getByText('Toate cele 6 poze')).toBeVisible();
  await strip.getByRole('link', { name: 'Poza 1 din 6: Interior 1' }).click();
  const lightbox = page.getByRole('dialog', { name: 'Poze' });
  await expect(lightbox.getByRole('img', { name: 'Interior 1' })).toBeInViewport();
  await expect(lightbox.getByRole('status')).toHaveText('Poza 1 din 6');
  await page.keyboard.press('ArrowRight');
  await expect(lightbox.getByRole('status')).toHaveText('Poza 2 din 6');
  await expect(lightbox.getByRole('img', { name: 'Interior 2' })).toBeInViewport();
  await lightbox.getByRole('button', { name: 'Poza anterioară' }).click();
  await expect(lightbox.getByRole('img', { name: 'Interior 1' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(lightbox).toHaveCount(0);
});

test('an album stands under its name, and its only picture has no way on @S3-17', async ({
  page,
  mock,
}) => {
  await page.goto(mock.location('gallery').path);
  await page
    .getByRole('list', { name: 'Lucrări' })
    .getByRole('link', { name: /: Lucrare 1$/ })
    .click();
  const lightbox = page.getByRole('dialog', { name: 'Poze' });
  await expect(lightbox.getByRole('img', { name: 'Lucrare 1' })).toBeInViewport();
  await expect(lightbox.getByRole('button', { name: 'Poza următoare' })).toHaveCount(0);
  await lightbox.getByRole('button', { name: 'Închide' }).click();
  await expect(lightbox).toHaveCount(0);
});
