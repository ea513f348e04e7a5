import { refuse, times } from '#tests/mock-api/fault.ts';
import { expectStep, openSummary, send } from './booking-steps.ts';
import { expect, test } from './mocked-test.ts';

test(
  'nothing is sent before the required questions are answered, and each one says so',
  { tag: '@wide' },
  async ({ page, mock }) => {
    await mock.signIn();
    await openSummary(page, mock, { at: 'questions' });
    const source = page.getByRole('textbox', { name: 'Cum ai aflat de noi' });
    const hair = page.getByRole('combobox', { name: 'Tip de păr' });
    await send(page);
    await expect(source).toHaveAccessibleDescription('Răspunde la această întrebare.');
    await expect(hair).toHaveAccessibleDescription('Răspunde la această întrebare.');
    await expect(source).toBeFocused();
    await source.fill('Din cartier');
    await expect(source).toHaveAccessibleDescription('');
    await send(page);
    await expect(hair).toBeFocused();
    expect(mock.asked('createBooking')).toBe(0);
    await hair.selectOption('Drept');
    await send(page);
    await expectStep(page, 5);
  },
);

test('an answer that the api refuses is said at its question, nothing is lost, and it can be sent again @S5-17', async ({
  page,
  mock,
  announce,
}) => {
  await mock.signIn();
  const message = 'Câmpul Cum ai aflat de noi nu este valid';
  mock.answer(
    'createBooking',
    times(1, refuse('validation_failed', { message, errors: { 'custom_fields.1': [message] } })),
  );
  announce.refusal('/api/bookings', 422);
  await openSummary(page, mock, { at: 'questions' });
  const source = page.getByRole('textbox', { name: 'Cum ai aflat de noi' });
  await source.fill('???');
  await page.getByRole('combobox', { name: 'Tip de păr' }).selectOption('Drept');
  await send(page);
  await expect(source).toHaveAccessibleDescription(message);
  await expect(source).toHaveValue('???');
  await source.fill('Din cartier');
  await send(page);
  await expectStep(page, 5);
  expect(mock.world.bookings[0]?.booking.custom_fields[0]).toMatchObject({ value: 'Din cartier' });
});

test('where it is about health, the message asks for no medical words', async ({ page, mock }) => {
  const message = page.getByRole('textbox', { name: /Mesaj pentru specialist/ });
  await openSummary(page, mock, { at: 'health' });
  await expect(message).toHaveAccessibleDescription('Nu scrie aici informații medicale.');
  await openSummary(page, mock);
  await expect(message).toHaveAccessibleDescription('');
});
