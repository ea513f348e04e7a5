/** English and Hungarian words about time, folded, with their Romanian ones. */
const table = `
  today: azi
  tonight: diseara
  tomorrow holnap: maine
  holnaputan: poimaine
  monday hetfo hetfon: luni
  tuesday kedd kedden: marti
  wednesday szerda szerdan: miercuri
  thursday csutortok csutortokon: joi
  friday pentek penteken: vineri
  saturday szombat szombaton: sambata
  sunday vasarnap: duminica
  hetvegen hetvege: weekend
  morning reggel delelott: dimineata
  afternoon delutan: dupamasa
  evening: seara
  noon: pranz
  now most: acum
  open nyitva: deschis
  after utan: dupa`;

export const foreignWords: ReadonlyMap<string, string> = new Map(
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [words = '', meaning = ''] = line.trim().split(': ');
      return words.split(' ').map((word): [string, string] => [word, meaning]);
    }),
);

/** Hungarian words that Romanian has too, with another meaning. */
export function hungarianWord(word: string, before = '', after = ''): string | null {
  if (word === 'ma' && /^(este|reggel|delelott|delutan)$/.test(after)) return 'azi';
  if (
    word === 'este' &&
    /^(ma|holnap|hetfon|kedden|szerdan|csutortokon|penteken|szombaton)$/.test(before)
  )
    return 'seara';
  return null;
}
