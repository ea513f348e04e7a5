import { errorStatus, type ErrorCode } from '#contract/error.ts';
import { refuse } from '#tests/mock-api/fault.ts';
import { expectStep, openSummary, send } from './booking-steps.ts';
import { expect, test } from './mocked-test.ts';

const unknown = 'Nu știm dacă cererea a ajuns.';
const reload = 'Reîncarcă pagina și încearcă din nou.';

/** What the summary says for each answer that neither moves the client nor belongs to a field. */
const sentences: Partial<Record<ErrorCode, string>> = {
  bad_request: `Cererea nu a putut fi citită. ${reload}`,
  forbidden: 'Nu ai voie să faci asta.',
  not_found: 'Nu am găsit ce căutai.',
  method_not_allowed: `Cererea nu a putut fi făcută. ${reload}`,
  refresh_raced: 'Încearcă din nou.',
  payload_too_large: 'Ce ai trimis este prea mare.',
  unsupported_media_type: `Cererea nu a putut fi citită. ${reload}`,
  csrf_mismatch: 'Pagina a stat prea mult deschisă. Reîncarc-o și încearcă din nou.',
  idempotency_mismatch: 'Datele s-au schimbat în timpul trimiterii. Încearcă din nou.',
  too_many_attempts: 'Prea multe încercări. Așteaptă puțin și încearcă din nou.',
  server_error: unknown,
  unavailable: unknown,
};

test('whatever refuses a booking says its sentence, loses nothing and lets it be sent again @S7-28', async ({
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
      mock.use(`booking-answers-${code.replaceAll('_', '-')}`);
      announce.refusal('/api/bookings', errorStatus[code]);
      const answered = page.waitForResponse('/api/bookings');
      await send(page);
      expect((await answered).status()).toBe(errorStatus[code]);
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

test('a wait that the api names is said in seconds', async ({ page, mock, announce }) => {
  await mock.signIn();
  mock.answer('createBooking', refuse('too_many_attempts', { seconds: 90 }));
  announce.refusal('/api/bookings', 429);
  await openSummary(page, mock);
  await send(page);
  await expect(page.getByRole('alert').filter({ hasText: 'peste 90 de secunde' })).toBeVisible();
});

test('services that can no longer be booked together lead back to them, with the reason', async ({
  page,
  mock,
  announce,
}) => {
  await mock.signIn();
  const errors = { services_ids: ['Serviciile alese nu pot fi rezervate împreună'] };
  mock.answer('createBooking', refuse('validation_failed', { errors }));
  announce.refusal('/api/bookings', 422);
  await openSummary(page, mock, { services: [1, 2] });
  await send(page);
  await expectStep(page, 1);
  await expect(page.getByText('Serviciile alese nu pot fi rezervate împreună')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Vopsit' })).toBeChecked();
});

test('a page that stood open too long gets a new token and the booking goes through with one press @S6-09', async ({
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
  expect(mock.asked('createBooking')).toBe(2);
  expect(mock.world.bookings).toHaveLength(1);
});
