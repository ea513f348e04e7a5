import { maxLengths } from '#contract/values.ts';
import { randomOf, type Random } from '#data/catalogue/random.ts';
import { localities } from '#data/localities.ts';

type Kind = (random: Random, vocabulary: readonly string[]) => string;

const letters = Array.from('abcdefghijklmnopqrstuvwxyz0123456789');
const times = [
  'azi',
  'mâine',
  'azi după 23',
  'în weekend',
  'luni seara',
  'deschis acum',
  'după 20',
];
const cities = localities.slice(0, 300).map(({ name }) => name);
const leads = ['în', 'din', 'la', 'lângă', 'zona'];
const shortest = 2;

const letter: Kind = (random) => random.pick(letters);
const prefix: Kind = (random, vocabulary) =>
  random.pick(vocabulary).slice(0, random.int(shortest, 4));
const word: Kind = (random, vocabulary) => random.pick(vocabulary);
const shortWord: Kind = (random, vocabulary) =>
  random.pick(vocabulary.filter((word) => word.length <= 4));
const misspelt: Kind = (random, vocabulary) => damage(random, random.pick(vocabulary));
const city: Kind = (random) => `${random.pick(leads)} ${random.pick(cities)}`;
const misspeltCity: Kind = (random) =>
  `${random.pick(leads)} ${damage(random, random.pick(cities))}`;
const time: Kind = (random) => random.pick(times);
const number: Kind = (random) => String(random.int(0, 99));
const noise: Kind = (random) =>
  Array.from({ length: random.int(1, 30) }, () => random.pick(letters)).join('');

const kinds: Record<string, readonly Kind[]> = {
  letters: [letter],
  'beginnings of words': [prefix],
  'letters and beginnings': [letter, prefix],
  words: [word],
  'short words': [shortWord],
  'misspelt words': [misspelt],
  cities: [city],
  'misspelt cities': [misspeltCity],
  'cities and letters': [city, letter],
  'letters at a time': [letter, time],
  'beginnings at a time': [prefix, time],
  'words at a time': [word, time],
  'misspelt words at a time in a city': [misspelt, time, city],
  numbers: [number],
  noise: [noise],
  everything: [letter, prefix, word, misspelt, city, misspeltCity, time, number, noise],
};

export function hostileTexts(
  count: number,
  vocabulary: readonly string[],
): { kind: string; text: string }[] {
  const names = Object.keys(kinds);
  return Array.from({ length: count }, (_, index) => {
    const kind = names[index % names.length]!;
    const random = randomOf('hostile', index);
    return { kind, text: draw(random, kinds[kind]!, vocabulary) };
  });
}

function draw(random: Random, parts: readonly Kind[], vocabulary: readonly string[]): string {
  const length = random.pick([1, 2, 3, 5, 10, maxLengths.search]);
  const isRepeated = random.chance(0.1);
  const first = random.pick(parts)(random, vocabulary);
  let text = first;
  for (let at = 1; at < length; at++) {
    const word = isRepeated ? first : random.pick(parts)(random, vocabulary);
    if (text.length + 1 + word.length > maxLengths.search) break;
    text += ` ${word}`;
  }
  return text;
}

function damage(random: Random, word: string): string {
  let text = word;
  for (let errors = random.int(1, 2); errors > 0; errors--) {
    const at = random.int(0, Math.max(0, text.length - 2));
    const [before, one = '', other = '', behind] = [
      text.slice(0, at),
      text[at],
      text[at + 1],
      text.slice(at + 2),
    ];
    const middle = random.pick([
      other,
      one + one + other,
      random.pick(letters) + other,
      other + one,
    ]);
    text = before + middle + behind;
  }
  return text;
}
