import { expectStep, openSummary, send } from './go-to-step.ts';
import { expect, test } from './mocked-test.ts';

test('a slot taken concurrently leads back to the slots, with three near ones, and keeps all choices', async ({
  page,
  mock,
  announce,
}) => {
  await mock.signIn();
  mock.use('slot-taken');
  announce.refusal('/api/bookings', 409);
  await openSummary(page, mock, { at: 'questions', professional: 1 });
  const source = page.getByRole('textbox', { name: 'Cum ai aflat de noi' });
  await source.fill('Din cartier');
  await page.getByRole('combobox', { name: 'Tip de păr' }).selectOption('Drept');
  await send(page);

  await expectStep(page, 3);
  const notice = page.getByRole('alert').filter({
    hasText: 'Ora aleasă tocmai a fost ocupată. Alege altă oră',
  });
  const near = notice.getByRole('list', { name: 'Ore apropiate' }).getByRole('button');
  await expect(near).toHaveText(['mar, 24 nov, 09:30', 'mar, 24 nov, 10:30', 'mar, 24 nov, 09:00']);
  await near.filter({ hasText: '10:30' }).click();

  await expectStep(page, 4);
  await expect(source).toHaveValue('Din cartier');
  await expect(page.getByRole('main')).toContainText('marți, 24 noiembrie, ora 10:30');
  await send(page);
  await expectStep(page, 5);
  expect(mock.world.bookings[0]?.booking).toMatchObject({
    start_time: '10:30',
    professional: { name: 'Ana Pop' },
  });
});

test('an overlapping booking from another tab asks first, and is placed when the client agrees', async ({
  page,
  mock,
  announce,
}) => {
  await mock.signIn();
  announce.refusal('/api/bookings', 409);
  await openSummary(page, mock, { time: '11:00' });
  mock.booking({ daysAhead: 4 });
  await send(page);
  const question = page.getByRole('dialog', { name: /^Ai deja .+ la 11:00$/ });
  await expect(question).toContainText('Programările se suprapun.');
  await expect(question.getByRole('link', { name: 'Vezi programarea' })).toBeVisible();
  await expect(question.getByRole('link', { name: 'Reprogramează-o pe cea veche' })).toBeVisible();
  expect(mock.world.bookings).toHaveLength(1);
  await question.getByRole('button', { name: 'Le vreau pe amândouă' }).click();
  await expectStep(page, 5);
  expect(mock.world.bookings).toHaveLength(2);
});
