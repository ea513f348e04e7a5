import { expect, test } from './mocked-test.ts';

test('in print each question of the FAQ has its answer, and there are no fields', async ({
  page,
}) => {
  await page.goto('/faq');
  const main = page.getByRole('main');
  const answers = main.locator('details > p');
  await expect(answers.first()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
  await expect(main.getByRole('search')).toBeHidden();
});
