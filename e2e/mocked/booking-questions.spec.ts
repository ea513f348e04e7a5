import { expectStep, openSummary, send } from './go-to-step.ts';
import { expect, test } from './mocked-test.ts';

test('nothing is sent before the required fields are filled, and each one says so', async ({
  page,
  mock,
}) => {
  await mock.signIn();
  await openSummary(page, mock, { at: 'questions' });
  const source = page.getByRole('textbox', { name: 'Cum ai aflat de noi' });
  const hair = page.getByRole('combobox', { name: 'Tip de păr' });
  await send(page);
  await expect(source).toHaveAccessibleDescription('Răspunde la această întrebare');
  await expect(hair).toHaveAccessibleDescription('Răspunde la această întrebare');
  await expect(source).toBeFocused();
  await source.fill('Din cartier');
  await expect(source).toHaveAccessibleDescription('');
  await send(page);
  await expect(hair).toBeFocused();
  expect(mock.requestCount('createBooking')).toBe(0);
  await hair.selectOption('Drept');
  await send(page);
  await expectStep(page, 5);
});

test('for health services the comment field asks for no medical details', async ({
  page,
  mock,
}) => {
  const message = page.getByRole('textbox', { name: /Mesaj pentru specialist/ });
  await openSummary(page, mock, { at: 'health' });
  await expect(message).toHaveAccessibleDescription('Nu scrie aici informații medicale.');
  await openSummary(page, mock);
  await expect(message).toHaveAccessibleDescription('');
});
