import { expect, test } from './mocked-test.ts';

test('a location without reviews says so', async ({ page, mock }) => {
  await page.goto(mock.location('no-reviews').path);
  const reviews = page.getByRole('region', { name: 'Recenzii' });
  await expect(reviews.getByRole('heading', { name: 'Nicio recenzie încă.' })).toBeVisible();
  await expect(reviews.getByRole('button')).toHaveCount(0);
});

test('the reviews after the first page come when they are asked for, until there are no more', async ({
  page,
  mock,
}) => {
  const { path } = mock.location('plain');
  await page.goto(path);
  const reviews = page.getByRole('region', { name: 'Recenzii' });
  await expect(reviews).toContainText('12 recenzii');
  const listed = (name: string) => reviews.getByRole('list', { name }).getByRole('article');
  const more = reviews.getByRole('button', { name: 'Mai multe recenzii' });
  await expect(listed('Recenziile clienților')).toHaveCount(5);
  await more.click();
  await expect(listed('Alte recenzii')).toHaveCount(5);
  await more.click();
  await expect(listed('Alte recenzii')).toHaveCount(7);
  await expect(more).toHaveCount(0);
});

test('reviews that cannot be loaded say so, and come on another try', async ({
  page,
  mock,
  announce,
}) => {
  const { path, detail } = mock.location('plain');
  await page.goto(path);
  mock.use('location-reviews-fails');
  announce.refusal(`/api/public/locations-reviews/${detail.id}`, 500);
  await page.getByRole('button', { name: 'Mai multe recenzii' }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'Nu am putut încărca recenziile.' });
  await expect(failure).toBeVisible();
  mock.world.faults.clear();
  await failure.getByRole('button', { name: 'Încearcă din nou' }).click();
  await expect(page.getByRole('list', { name: 'Alte recenzii' })).toBeVisible();
  await expect(failure).toHaveCount(0);
});
