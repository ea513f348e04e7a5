import { fold } from '#domain/words/fold.ts';

const letters: Record<string, string> = { ş: 'ș', Ş: 'Ș', ţ: 'ț', Ţ: 'Ț', á: 'a', é: 'e', í: 'i' };

function commaBelow(name: string): string {
  return name.replace(/[şŞţŢáéí]/g, (letter) => letters[letter] ?? letter);
}

/** Adds a word's diacritics if two thirds of its occurrences have them: "Valeni" → "Văleni". */
export function romanianSpelling(names: readonly string[]): (name: string) => string {
  const counts = new Map<string, number>();
  const marked = new Map<string, string>();
  for (const word of names.flatMap((name) => wordsOf(commaBelow(name)))) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
    const plain = fold(word);
    const best = marked.get(plain);
    if (word.toLowerCase() !== plain && (!best || (counts.get(best) ?? 0) < counts.get(word)!))
      marked.set(plain, word);
  }
  const spellWord = (word: string) => {
    const better = marked.get(fold(word));
    const isPlain = word.toLowerCase() === fold(word);
    return isPlain && better && counts.get(better)! >= 2 * counts.get(word)! ? better : word;
  };
  return (name) =>
    commaBelow(name)
      .replace(/ \(.*\)$/, '')
      .replace('C.a.', 'C.A.')
      .replace(/[\p{L}\p{M}]+/gu, spellWord)
      .replace(/esti(?!\p{L})/gu, 'ești');
}

function wordsOf(name: string): string[] {
  return name.match(/[\p{L}\p{M}]+/gu) ?? [];
}
