import { expect, test } from 'vitest';
import { dayMs } from '#domain/time/local-time.ts';
import { fileOf } from '#server/testing/calendar-shapes.ts';
import { parseApart } from './parsing-process.ts';

const from = Date.parse('2026-10-01T00:00:00Z');
const span = { from, to: from + 60 * dayMs };

const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT'];
const rule = (text: string) =>
  fileOf(...event('DTSTART:20261001T080000Z', 'DURATION:PT1S', `RRULE:${text}`));
const small = fileOf(...event('DTSTART:20261012T100000Z', 'DURATION:PT1H'));

test.each([
  ['a rule that occurs every second', rule('FREQ=SECONDLY')],
  ['a rule that is never met', rule('FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30')],
  [
    'a rule that began long ago',
    fileOf(...event('DTSTART:00010101T000000Z', 'RRULE:FREQ=MINUTELY')),
  ],
  ['nested components', `${'BEGIN:VCALENDAR\r\n'.repeat(100_000)}`],
])('%s ends with its process, and the next file is parsed', async (_, file) => {
  expect(await parseApart({ file, span }, 'polling')).toBeNull();
  expect(await parseApart({ file: small, span }, 'polling')).toHaveLength(1);
});

test('a reading that a request awaits does not queue behind polling', async () => {
  let ended = 0;
  const hostile = { file: rule('FREQ=SECONDLY'), span };
  const polling = [1, 2, 3].map(() => parseApart(hostile, 'polling').then(() => (ended += 1)));
  expect(await parseApart({ file: small, span }, 'awaited')).toHaveLength(1);
  expect(ended).toBeLessThan(polling.length);
  await Promise.all(polling);
});

test('a file of 1,000 events with descriptions is parsed', async () => {
  const text = `DESCRIPTION:${'Detalii. '.repeat(40)}`;
  const ordinary = event(text, 'DTSTART:20261012T100000Z', 'DURATION:PT1H');
  const file = `BEGIN:VCALENDAR\r\n${[...ordinary, ''].join('\r\n').repeat(1_000)}END:VCALENDAR`;
  expect(await parseApart({ file, span }, 'polling')).toHaveLength(1);
});
