import { expect, test } from 'vitest';
import { mailCode, newPassword, personName, smsCode } from './identity.ts';

test.each(['Ana', 'Ana-Maria', "D'Angelo", 'Ștefan Gh.', 'A. Maria', 'Élodie 👩‍🦰', '李'])(
  '%j is a name',
  (name) => {
    expect(personName.parse(` ${name} `)).toBe(name);
  },
);

test.each([
  ['a URL that mail programs turn into a link', 'Premiu! evil.ro'],
  ['a URL in capitals', 'EVIL.RO'],
  ['a URL with a path', 'evil/x'],
  ['a URL with www', 'www.unu.doi'],
  ['a number to call', 'Sună 0900'],
  ['digits of another script', 'Sună ٠٩٠٠'],
  ['a circled number', 'Ana ①'],
  ['an e-mail', 'ana@exemplu'],
  ['two lines', 'Ana\r\nAi câștigat'],
  ['text with reversed direction', 'Ana\u202eor.live'],
  ['only an invisible character', '\u200b'],
  ['no letter', '...'],
  ['a URL in full-width characters', 'ｅｖｉｌ．ｒｏ'],
  ['a URL with an ideographic full stop', 'evil。ro'],
  ['a URL with an invisible character', 'evil.\u200bro'],
  ['a full-width e-mail', 'ana＠exemplu'],
  ['a full-width path', 'evil／x'],
  ['two lines with a line separator', 'Ana\u2028Ai câștigat'],
  ['an invisible letter', '\u3164'],
])('%s is not a valid name', (_what, name) => {
  expect(personName.safeParse(name).error?.issues[0]?.message).toMatch(/^Scrie doar numele/);
});

test.each(Object.entries({ personName, newPassword, smsCode, mailCode }))(
  'an empty %s has a single error',
  (_name, schema) => {
    expect(schema.safeParse('').error?.issues).toHaveLength(1);
  },
);
