import { expect, test } from 'vitest';
import { readLine } from './read-line.ts';

const read = (line: string) =>
  readLine(line, { today: '2026-11-20', time: '10:00', places: [], center: null });

test.each([
  ['nu azi', []],
  ['nu mâine', []],
  ['nu sâmbătă', []],
  ['nu pe 25 noiembrie', []],
  ['nu în weekend', []],
  ['nu seara', []],
  ['nu acum', []],
  ['nici azi', []],
  ['nu mâine seara', []],
  ['nu luni dimineața', []],
  ['nu mâine la 18', []],
  ['nu mâine seara la 8', []],
  ['Nu azi', ['2026-11-23']],
])('the negated time "%s" is ignored, also beside the days %s', (negated, days) => {
  const line = days.length > 0 ? `tuns luni, ${negated}` : `tuns ${negated}`;
  const { text, when, isOpenNow, ignored } = read(line);
  expect({ text, ...when, isOpenNow, ignored }).toEqual({
    ...{ text: 'tuns', days, after: null, before: null, isOpenNow: false },
    ignored: [negated],
  });
});

test('a negated day does not negate hours after a comma', () => {
  const { when, ignored } = read('tuns nu azi, după 18');
  expect([when.after, ignored]).toEqual(['18:00', ['nu azi']]);
});

test.each(['tuns nu dimineața ci seara', 'tuns nu azi ci seara', 'tuns acum nu, seara'])(
  'the hours that replace a negated time count: "%s"',
  (line) => {
    const { text, when, isOpenNow, ignored } = read(line);
    expect([text, when.after, isOpenNow, ignored]).toEqual([
      ...['tuns', '18:00', false],
      [line.replace(/^tuns | ci seara$|, seara$/g, '')],
    ]);
  },
);

test.each([
  ['tuns nu azi, mâine', '2026-11-21', 'nu azi', 'tuns'],
  ['tuns nu azi, ci mâine', '2026-11-21', 'nu azi', 'tuns'],
  ['tuns nu azi ci mâine după 18', '2026-11-21', 'nu azi', 'tuns'],
  ['tuns nu azi, sâmbătă sau duminică', '2026-11-21 2026-11-22', 'nu azi', 'tuns'],
  ['nu azi, mâine tuns', '2026-11-21', 'nu azi', 'tuns'],
  ['tuns azi nu', '', 'azi nu', 'tuns'],
  ['tuns azi nu, mâine', '2026-11-21', 'azi nu', 'tuns'],
  ['tuns azi nu, ci mâine', '2026-11-21', 'azi nu', 'tuns'],
  ['tuns mâine, azi nu', '2026-11-21', 'azi nu', 'tuns'],
  ['tuns azi nu mâine', '2026-11-20', 'nu mâine', 'tuns'],
  ['tuns azi, nu mâine', '2026-11-20', 'nu mâine', 'tuns'],
  ['tuns mâine seara nu', '', 'mâine seara nu', 'tuns'],
  ['tuns mâine seara la 8 nu', '', 'mâine seara la 8 nu', 'tuns'],
  ['tuns mâine seara nu, luni', '2026-11-23', 'mâine seara nu', 'tuns'],
  ['tuns mâine, seara nu', '2026-11-21', 'seara nu', 'tuns'],
  ['tuns mâine seara nu ci dimineața', '2026-11-21', 'seara nu', 'tuns'],
  ['tuns mâine la 18 nu, la 20', '2026-11-21', 'la 18 nu', 'tuns'],
  ['tuns azi nu; mâine', '2026-11-21', 'azi nu', 'tuns'],
  ['tuns azi nu. mâine', '2026-11-21', 'azi nu', 'tuns'],
  ['tuns azi nu – mâine', '2026-11-21', 'azi nu', 'tuns'],
  ['tuns azi nu, poză CI mâine', '2026-11-21', 'azi nu', 'tuns, poză CI'],
  ['tuns nu azi; mâine', '2026-11-21', 'nu azi', 'tuns'],
])('"%s" asks for the days "%s" and ignores "%s"', (line, days, ignored, text) => {
  const reading = read(line);
  expect({ ...reading, days: reading.when.days.join(' ') }).toMatchObject({
    ...{ days, text, ignored: [ignored] },
  });
});

test.each(['tuns azi nu-i scump', 'tuns azi nu-mi trebuie programare'])(
  'the "nu" of a verb negates no day: "%s"',
  (line) => {
    const { text, when, ignored } = read(line);
    expect([text, when.days, ignored]).toEqual([line.replace(' azi', ''), ['2026-11-20'], []]);
  },
);

test.each(['tuns nici azi, nici mâine, ci luni', 'tuns nici azi nici mâine ci luni'])(
  'of two negated days each is ignored: "%s"',
  (line) => {
    const { text, when, ignored } = read(line);
    expect([text, when.days, ignored]).toEqual([
      ...['tuns', ['2026-11-23']],
      ['nici azi', 'nici mâine'],
    ]);
  },
);
