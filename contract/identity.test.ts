import { expect, test } from 'vitest';
import { mailCode, newPassword, personName, smsCode } from './identity.ts';

test.each(['Ana', 'Ana-Maria', "D'Angelo", 'Ștefan Gh.', 'A. Maria', 'Élodie 👩‍🦰', '李'])(
  '%j is a name',
  (name) => {
    expect(personName.parse(` ${name} `)).toBe(name);
  },
);

test.each([
  ['an address that mail programs make a link of', 'Premiu! evil.ro'],
  ['an address in capitals', 'EVIL.RO'],
  ['an address with a path', 'evil/x'],
  ['an address with www', 'www.unu.doi'],
  ['a number to call', 'Sună 0900'],
  ['digits of another script', 'Sună ٠٩٠٠'],
  ['a number in a circle', 'Ana ①'],
  ['an e-mail', 'ana@exemplu'],
  ['two lines', 'Ana\r\nAi câștigat'],
  ['text that is turned round', 'Ana\u202eor.live'],
  ['nothing that one sees', '\u200b'],
  ['no letter', '...'],
  ['an address in full-width characters', 'ｅｖｉｌ．ｒｏ'],
  ['an address with an ideographic full stop', 'evil。ro'],
  ['an address with an invisible character', 'evil.\u200bro'],
  ['a full-width e-mail', 'ana＠exemplu'],
  ['a full-width path', 'evil／x'],
  ['two lines by a line separator', 'Ana\u2028Ai câștigat'],
  ['a letter that one does not see', '\u3164'],
])('%s is not a valid name', (_what, name) => {
  expect(personName.safeParse(name).error?.issues[0]?.message).toMatch(/^Scrie doar numele/);
});

test.each(Object.entries({ personName, newPassword, smsCode, mailCode }))(
  'an empty %s has a single error',
  (_name, schema) => {
    expect(schema.safeParse('').error?.issues).toHaveLength(1);
  },
);
