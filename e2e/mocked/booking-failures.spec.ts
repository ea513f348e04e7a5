import type { Page } from '@playwright/test';
import { errorSentences, errorStatus, type ErrorCode } from '#contract/error.ts';
import { refuse, times } from '#tests/mock-api/fault.ts';
import { expectStep, openSummary, send } from './go-to-step.ts';
import { expect, test } from './mocked-test.ts';

const text = 'Vin cu bicicleta';
const message = (page: Page) => page.getByRole('textbox', { name: /Mesaj pentru specialist/ });

type Failure = {
  what: string;
  code: ErrorCode;
  details?: Parameters<typeof refuse>[1];
  step: 3 | 4;
  says: string;
};

const refused = (field: string, sentence: string) => ({ errors: { [field]: [sentence] } });

const failures: Failure[] = [
  {
    what: 'the price changed',
    code: 'price_changed',
    details: { total: 95, max_total: 95, hidden_count: 0 },
    step: 4,
    says: 'Prețul s-a schimbat între timp. Noul total: 95 RON.',
  },
  {
    what: 'the professional left',
    code: 'validation_failed',
    details: refused('professional_id', 'Specialistul ales nu mai oferă serviciile alese.'),
    step: 3,
    says: 'Specialistul ales nu mai oferă serviciile alese.',
  },
  {
    what: 'the location is closed that day',
    code: 'validation_failed',
    details: refused('start_date', 'Locația este închisă în ziua aleasă'),
    step: 3,
    says: 'Locația este închisă în ziua aleasă',
  },
  {
    what: 'the location is gone',
    code: 'not_found',
    step: 4,
    says: errorSentences.not_found,
  },
  {
    what: 'the voucher is used up',
    code: 'validation_failed',
    details: refused('voucher_code', 'Codul nu este valabil pentru această programare'),
    step: 4,
    says: 'Voucherul nu mai poate fi folosit, așa că l-am eliminat.',
  },
];

test('a change between choosing and sending shows a message and keeps typed text @S7-28', async ({
  page,
  mock,
  announce,
}) => {
  await mock.signIn();
  await openSummary(page, mock, { professional: 1 });
  await message(page).fill(text);
  for (const { what, code, details, step, says } of failures) {
    await test.step(what, async () => {
      mock.respond('createBooking', times(1, refuse(code, details)));
      announce.refusal('/api/bookings', errorStatus[code]);
      await send(page);
      await expectStep(page, step);
      await expect(page.getByText(says)).toBeVisible();
      if (step === 3) {
        await page.getByRole('radio', { name: '11:00' }).check({ force: true });
        await page.getByRole('button', { name: 'Continuă' }).click();
        await expectStep(page, 4);
      }
      await expect(message(page)).toHaveValue(text);
    });
  }
  await send(page);
  await expectStep(page, 5);
  expect(mock.world.bookings.map(({ booking }) => booking.comment)).toEqual([text]);
});

test('a double press books once, Back keeps the text, and another tab shows that the slot is taken @S7-28', async ({
  page,
  context,
  mock,
}) => {
  await mock.signIn();
  await openSummary(page, mock, { professional: 1 });
  await message(page).fill(text);
  await page.getByRole('button', { name: 'Înapoi' }).click();
  await expectStep(page, 3);
  await page.getByRole('button', { name: 'Continuă' }).click();
  await expectStep(page, 4);
  await expect(message(page)).toHaveValue(text);

  const other = await context.newPage();
  await openSummary(other, mock, { professional: 1 });
  await message(other).fill('Din cealaltă filă');
  await page.getByRole('button', { name: 'Rezervă', exact: true }).dblclick();
  await expectStep(page, 5);
  expect(mock.requestCount('createBooking')).toBe(1);

  await other.reload();
  await expectStep(other, 3);
  await expect(other.getByText('Ora aleasă nu este liberă.')).toBeVisible();
  await other.getByRole('list', { name: 'Ore apropiate' }).getByRole('button').first().click();
  await expectStep(other, 4);
  await expect(message(other)).toHaveValue('Din cealaltă filă');
  await send(other);
  await expectStep(other, 5);
  expect(mock.world.bookings).toHaveLength(2);
});
