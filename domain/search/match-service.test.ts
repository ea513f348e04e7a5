import { expect, test } from 'vitest';
import { matchServices } from './match-service.ts';
import { exactMeaning } from './text-query.ts';
import { wordKey } from './word-key.ts';

const services = [
  ['Pensat', 'Bărbați'],
  ['Tuns', 'Bărbați'],
  ['Tunsoare copii', 'Copii'],
  ['Manichiură cu gel', 'Unghii'],
].map(([service_name = '', group_name = '']) => ({ service_name, group_name }));

test.each([
  ['tuns', ['Tuns']],
  ['tuns copii', ['Tunsoare copii']],
  ['tuns barbati', ['Tuns']],
  ['barbati', ['Pensat', 'Tuns']],
  ['gel', ['Manichiură cu gel']],
  ['ana', ['Pensat', 'Tuns', 'Tunsoare copii', 'Manichiură cu gel']],
  ['', ['Pensat', 'Tuns', 'Tunsoare copii', 'Manichiură cu gel']],
])('"%s" matches %j', (text, names) => {
  const meanings = text
    .split(' ')
    .filter(Boolean)
    .map((word) => exactMeaning(word, [{ word, key: wordKey(word) }])!);
  expect(matchServices(services, meanings).map((one) => one.service_name)).toEqual(names);
});
