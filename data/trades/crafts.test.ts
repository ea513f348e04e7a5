import { expect, test } from 'vitest';
import { canDo, crafts, crewSize } from './crafts.ts';
import { trades } from './trades.ts';

test('every title of a craft is one of a trade', () => {
  const titles = trades.flatMap(({ groups }) => groups.map(({ title }) => title));
  expect(crafts.flat().filter((title) => !titles.includes(title))).toEqual([]);
});

test('neighbours in a craft do each other’s work, and doctors only their own', () => {
  expect(canDo('Hairstylist', 'Colorist/Coloristă')).toBe(true);
  expect(canDo('Make-up artist', 'Hairstylist')).toBe(false);
  expect(canDo('Medic stomatolog', 'Medic specialist cardiologie')).toBe(false);
});

test('crewSize is the smallest number of people who can do all titles', () => {
  expect(crewSize(['Hairstylist', 'Colorist/Coloristă'])).toBe(1);
  expect(
    crewSize(['Hairstylist', 'Stilist de sprâncene/Stilistă de sprâncene', 'Colorist/Coloristă']),
  ).toBe(2);
  expect(crewSize(['Medic stomatolog', 'Psiholog clinician'])).toBe(2);
});
