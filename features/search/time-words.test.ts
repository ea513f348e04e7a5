import { expect, it } from 'vitest';
import { joined, splitTime, timeIn } from './time-words.ts';

const split = (line: string) => splitTime(line, timeIn(line).parts);

it.each([
  ['tuns 27 noiembrie', 'tuns', '27 noiembrie', ''],
  ['vineri tuns după 17', 'tuns', 'vineri', 'după 17'],
  ['tuns diseară', 'tuns', 'azi', 'după 18'],
  ['machiaj mâine seară', 'machiaj', 'mâine', 'după 18'],
  ['masaj mâine la prânz', 'masaj', 'mâine', 'între 12 și 14'],
  ['masaj luni înainte de serviciu', 'masaj', 'luni', 'înainte de 9'],
  ['dentist deschis acum înainte de 12', 'dentist', 'deschis acum', 'înainte de 12'],
  ['tuns', 'tuns', '', ''],
])(
  '"%s" is "%s", the day "%s" and the hour "%s", which holds on any day',
  (line, rest, day, hour) => {
    expect(split(line)).toEqual({ rest, day, hour });
    const { after, before } = timeIn(line).when;
    for (const other of [day, '5 decembrie', 'mâine', ''])
      expect(timeIn(joined(rest, other, hour)).when).toMatchObject({ after, before });
  },
);

it('a time understood in another text does not affect this one', () => {
  expect(splitTime('tuns azi', timeIn('tuns mâine').parts).rest).toBe('tuns azi');
});
