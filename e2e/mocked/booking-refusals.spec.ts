import { errorSentences, errorStatus, type ErrorCode } from '#contract/error.ts';
import { refuse } from '#tests/mock-api/fault.ts';
import { expectStep, openSummary, send } from './go-to-step.ts';
import { expect, test } from './mocked-test.ts';

const sentences: Partial<Record<ErrorCode, string>> = {
  ...errorSentences,
  // The api's message names the end time; the mock's is the code.
  read_only: 'read_only',
  server_error: 'Nu știm dacă cererea a ajuns.',
  unavailable: 'Nu știm dacă cererea a ajuns.',
};
const elsewhere = ['unauthenticated', 'slot_taken', 'price_changed', 'validation_failed'] as const;
for (const code of elsewhere) delete sentences[code];

test('each refusal of a booking shows its sentence, keeps everything and allows a retry @S7-28', async ({
  page,
  mock,
  announce,
}) => {
  await mock.signIn();
  await openSummary(page, mock, { professional: 2 });
  const main = page.getByRole('main');
  const message = main.getByRole('textbox', { name: /Mesaj pentru specialist/ });
  await message.fill('Vin cu bicicleta');

  for (const [code, sentence] of Object.entries(sentences) as [ErrorCode, string][]) {
    await test.step(code, async () => {
      mock.use(`booking-refused-${code.replaceAll('_', '-')}`);
      announce.refusal('/api/bookings', errorStatus[code]);
      const responded = page.waitForResponse('/api/bookings');
      await send(page);
      expect((await responded).status()).toBe(errorStatus[code]);
      await expect(main.getByRole('alert')).toContainText(sentence);
      await expect(message).toHaveValue('Vin cu bicicleta');
    });
  }

  mock.world.faults.clear();
  await send(page);
  await expectStep(page, 5);
  expect(mock.world.bookings.map(({ booking }) => booking)).toMatchObject([
    { comment: 'Vin cu bicicleta', professional: { name: 'Mihai Țăran' }, start_time: '10:00' },
  ]);
});

test('services that can no longer be booked together lead back to them, with the reason', async ({
  page,
  mock,
  announce,
}) => {
  await mock.signIn();
  const errors = { services_ids: ['Serviciile alese nu pot fi rezervate împreună'] };
  mock.respond('createBooking', refuse('validation_failed', { errors }));
  announce.refusal('/api/bookings', 422);
  await openSummary(page, mock, { services: [1, 2] });
  await send(page);
  await expectStep(page, 1);
  await expect(page.getByText('Serviciile alese nu pot fi rezervate împreună')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Vopsit' })).toBeChecked();
});

test('a page with an expired XSRF token gets a new one and books with one press @S6-09', async ({
  page,
  mock,
  announce,
}) => {
  await mock.signIn();
  mock.use('stale-xsrf-token');
  announce.refusal('/api/bookings', 419);
  await openSummary(page, mock);
  await send(page);
  await expectStep(page, 5);
  expect(mock.requestCount('createBooking')).toBe(2);
  expect(mock.world.bookings).toHaveLength(1);
});
