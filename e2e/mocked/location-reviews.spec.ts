import { boxOf } from './box-of.ts';
import { expect, test } from './mocked-test.ts';

test('a location without reviews says so', async ({ page, mock }) => {
  await page.goto(mock.location('no-reviews').path);
  const reviews = page.getByRole('region', { name: 'Recenzii' });
  await expect(reviews.getByRole('heading', { name: 'Nicio recenzie încă' })).toBeVisible();
  await expect(reviews.getByRole('button')).toHaveCount(0);
});

test('reviews can be filtered by stars and professional, and the filter survives a reload and Back', async ({
  page,
  mock,
}) => {
  const { path } = mock.location('plain');
  await page.goto(path);
  const reviews = page.getByRole('region', { name: 'Recenzii' });
  const filters = reviews.getByRole('group', { name: 'Filtrează recenziile' });
  const matching = reviews.getByRole('list', { name: 'Recenzii filtrate' }).getByRole('article');
  const first = reviews.getByRole('list', { name: 'Recenziile clienților' });
  await filters.getByLabel('Notă').selectOption('5 stele (10)');
  await expect(reviews.getByRole('status')).toHaveText('10 recenzii se potrivesc');
  await expect(matching).toHaveCount(5);
  await expect(first).toBeHidden();
  await reviews.getByRole('button', { name: 'Mai multe recenzii' }).click();
  await expect(matching).toHaveCount(10);
  await filters.getByLabel('Specialist').selectOption('Ana Pop');
  await expect(reviews.getByRole('status')).toHaveText('5 recenzii se potrivesc');
  await expect(matching).toContainText(Array<string>(5).fill('Ana Pop'));

  await page.reload();
  await expect(reviews.getByRole('status')).toHaveText('5 recenzii se potrivesc');
  await page.getByRole('link', { name: 'Acasă' }).first().click();
  await expect(page).not.toHaveURL(/locations/);
  await page.goBack();
  await expect(filters.getByLabel('Specialist')).toHaveValue(/\d+/);
  await expect(matching).toHaveCount(5);

  await filters.getByLabel('Notă').selectOption('Toate notele');
  await filters.getByLabel('Specialist').selectOption('Toți specialiștii');
  await expect(first).toBeVisible();
  await expect(page).toHaveURL(path);
});

test('after a choice that matches nothing the filter keeps the focus, and a message with a link to all reviews is on the screen', async ({
  page,
  mock,
}) => {
  await page.goto(mock.location('plain').path);
  const reviews = page.getByRole('region', { name: 'Recenzii' });
  const stars = reviews.getByLabel('Notă');
  await stars.evaluate((select) => select.scrollIntoView({ behavior: 'instant', block: 'end' }));
  await stars.focus();
  await stars.selectOption('2 stele (0)');
  await expect(reviews.getByRole('status')).toHaveText('Nicio recenzie nu se potrivește');
  const showAll = reviews.getByRole('button', { name: 'Arată toate recenziile' });
  await expect(showAll).toBeInViewport();
  await expect(stars).toBeFocused();
  await showAll.press('Enter');
  await expect(reviews.getByRole('list', { name: 'Recenziile clienților' })).toBeVisible();
  await expect(stars).toHaveValue('');
});

test('a review is reported for a reason of the list, which a failure keeps', async ({
  page,
  mock,
  announce,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto(mock.location('plain').path);
  const opener = page.getByRole('button', { name: 'Raportează recenzia scrisă de Client A.' });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Raportează recenzia' });
  const send = dialog.getByRole('button', { name: 'Trimite raportarea' });
  await expect(send).toBeInViewport({ ratio: 1 });
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.setViewportSize({ width: 360, height: 780 });
  await opener.press('Enter');
  const spaceBelow = async () => (await boxOf(dialog)).bottom - (await boxOf(send)).bottom;
  await expect.poll(spaceBelow).toBeLessThan(21);
  await send.click();
  await expect(dialog.getByText('Alege un motiv')).toBeVisible();
  expect(mock.requestCount('reportReview')).toBe(0);
  const reason = dialog.getByLabel('Nu descrie o vizită reală');
  await reason.check();
  mock.use('report-review-fails');
  announce.refusal(/reviews\/\d+\/report/, 500);
  await send.click();
  await expect(dialog.getByRole('alert')).toContainText('A apărut o problemă la noi.');
  await expect(reason).toBeChecked();

  mock.world.faults.clear();
  await send.click();
  await expect(page.getByText('Citim recenzia și decidem dacă rămâne.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  expect(mock.requestCount('reportReview')).toBe(2);
});
