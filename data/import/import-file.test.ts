import { describe, expect, test } from 'vitest';
import { readImportFile, WrongFile } from './import-file.ts';
import { provider, read, salon, tuns, workdays } from './salon.testing.ts';

describe('a location without its provider', () => {
  test.each<[unknown, string]>([
    [
      undefined,
      'locations.0.provider: must name who provides the services: name, code, register, seat, phone, email',
    ],
    [null, 'locations.0.provider: must name who provides the services'],
    [{ ...provider, phone: undefined }, 'locations.0.provider.phone: '],
    [{ ...provider, seat: ' ' }, 'locations.0.provider.seat: '],
    [{ ...provider, code: 'J12' }, 'locations.0.provider.code: must be a tax code'],
    [{ ...provider, phone: 'sună-ne' }, 'locations.0.provider.phone: must be a phone number'],
    [{ ...provider, email: 'contact' }, 'locations.0.provider.email: '],
  ])('is refused, and the field is named: %j', (wrong, words) => {
    expect(() => read(salon([tuns()], { provider: wrong }))).toThrow(words);
  });
});

const select = { key: 'tip', label: 'Ce tip de ten ai?', type: 'select', required: true };
const third = {
  ...{ start_date: '2026-11-18', end_date: '2026-12-31' },
  ...{ discount: 33.333, discount_type: 'percentage' },
};
const midnight = { weekday: 1, starts: '24:00', ends: '24:00' };
const questions = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ ...select, key: `q${n}`, type: 'text' }));

test.each<[string, object, string]>([
  ['an unknown field', salon([tuns({ cost: 3 })]), 'services.0: Unrecognized key: "cost"'],
  ['no price', salon([tuns({ price: undefined })]), 'services.0.price: '],
  ['a price of three decimals', salon([tuns({ price: 9.999 })]), 'services.0.price: '],
  ['a discount of three decimals', salon([tuns({ offers: [third] })]), 'offers.0.discount: '],
  ['a range that falls', salon([tuns({ max_price: 5 })]), 'max_price: must be at least the price'],
  [
    'an unknown professional',
    salon([tuns({ professionals: ['x'] })]),
    'no professional has the key x',
  ],
  ['unknown equipment', salon([tuns({ equipment: 'x' })]), 'no equipment has the key x'],
  ['a key twice', salon([tuns(), tuns()]), 'services: has the key tuns twice'],
  ['a start at 24:00', salon([tuns()], { hours: [midnight] }), 'hours.0.starts: must be a time'],
  ['overlaps', salon([tuns()], { hours: [...workdays, ...workdays] }), 'must not overlap'],
  [
    'no options',
    salon([tuns()], { questions: [select] }),
    'questions.0.options: must not be empty',
  ],
  ['too many questions', salon([tuns()], { questions: questions(21) }), 'questions: Too big'],
  [
    'a name without Latin letters',
    salon([tuns()], { name: '美容院' }),
    'locations.0.name: must contain a letter from a',
  ],
  ['a place abroad', salon([tuns()], { latitude: 48.5 }), 'latitude: must be in Romania'],
  ['another shape', { locations: [] }, 'locations: '],
])('a file with %s reports the position', (_what, file, words) => {
  expect(() => read(file)).toThrow(WrongFile);
  expect(() => read(file)).toThrow(words);
});

test.each([
  ['NUL', 'Salon\0Zori', 'control characters'],
  ['an escape sequence', 'Salon \u001b[31mZori', 'control characters'],
  ['half a character', 'Salon \ud83d', 'half a character'],
  ['a line break', 'Salon\r\nZori', 'must be one line'],
])('a name with %s is refused, with its position', (_what, name, words) => {
  const other = salon([tuns({ name })], { key: 'amurg' }).locations;
  const file = { locations: [...salon().locations, ...other] };
  expect(() => read(file)).toThrow(
    new RegExp(`locations\\.1\\.service_categories\\.0\\.services\\.0\\.name: .*${words}`),
  );
});

test('all line breaks of a description become LF', () => {
  const file = read(salon([tuns()], { description: 'Un salon.\r\n\r\nCu flori.\rȘi ceai.' }));
  expect(file.locations[0]?.description).toBe('Un salon.\n\nCu flori.\nȘi ceai.');
});

test('a file that is not JSON is reported as such', () => {
  expect(() => readImportFile('{')).toThrow('it is no JSON');
});
