import { monthIn } from './named-day.ts';
import { numberIn, phraseAt, phraseList, textAt, type Reading, type Words } from './line-words.ts';

/** RON, both inclusive. */
export type PriceRange = { min: number | null; max: number | null };

const between = ['intre', 'between'];
const ahead = {
  max: phraseList(`
  sub, maxim, maximum, max, cel mult, nu mai mult de, under, below, up to, pana la, pana in,
  cu buget de, cu un buget de, buget de, buget, buget maxim, mai ieftin de, mai ieftin decat,
  mai putin de, doar, am doar`),
  min: phraseList(`
  peste, minim, cel putin, mai mult de, de la, over, above, nu mai putin de, nu mai ieftin de,
  nu mai ieftin decat`),
};
/** An amount after these needs a currency, because a time may follow too. */
const alsoOfTime = phraseList('pana la, pana in, peste, de la');
const behind = { min: ['in sus', 'si peste'], max: ['alatt', 'maxim', 'cel mult'] };
const currency = /^(lei|leu|ron|lej)$/;
const otherUnits =
  /^(or[ae]|min|minute?|h|km|m|cm|kg|ani|an|zile?|persoane?|oameni|copii|sedinte?|fire|euro?|dolari?|usd|lire|gbp|[€$£])$/;
/** A smaller number needs a currency, because "sub 5" may be years or hours. */
const minAmount = 25;
const cheap = phraseList(`
  cel mai ieftin, cea mai ieftina, cei mai ieftini, cele mai ieftine, ieftin, ieftina, ieftini,
  ieftine, si ieftin, si ieftina, cat mai ieftin, de la ieftin la scump, dupa pret crescator,
  ordonat dupa pret crescator, pret mic, la pret mic, preturi mici, cel mai mic pret,
  la cel mai mic pret, cheap, cheapest, low price, olcso, legolcsobb`);

/** Counts the words at `at` that ask for low prices. */
export function cheapAt(words: Words, at: number): number {
  return phraseAt(words, at, cheap);
}

/** Parses "sub 150 de lei", "între 50 și 100", "100-200 lei". */
export function readPrice(words: Words, at: number): Reading<PriceRange> | null {
  return readInterval(words, at) ?? readBound(words, at);
}

function readInterval(words: Words, at: number): Reading<PriceRange> | null {
  const lead = phraseAt(words, at, [...between, 'de la']);
  const first = amountAt(words, at + lead);
  if (!first) return null;
  const next = at + lead + first.length;
  const isDash = words[next]?.isJoined === true;
  const link = isDash ? 0 : phraseAt(words, next, ['si', 'and', 'la', 'pana la']);
  const second = amountAt(words, next + link);
  if (!second || (!isDash && (lead === 0 || link === 0))) return null;
  const isPrice = second.isNamed || (lead > 0 && isLarge(first.value) && isLarge(second.value));
  if (!isPrice || second.value < first.value) return null;
  return {
    length: next + link + second.length - at,
    value: { min: first.value, max: second.value },
  };
}

function readBound(words: Words, at: number): Reading<PriceRange> | null {
  for (const key of ['max', 'min'] as const) {
    const lead = phraseAt(words, at, ahead[key]);
    const amount = amountAt(words, at + lead);
    if (!amount) continue;
    const { length, value, isNamed } = amount;
    const tail = phraseAt(words, at + lead + length, behind[key]);
    const mayBeTime = phraseAt(words, at, alsoOfTime) === lead;
    const isPrice = isNamed ? lead + tail > 0 : lead > 0 && !mayBeTime && isLarge(value);
    if (!isPrice) continue;
    // "Sub 100 de lei maxim" has one bound; "maxim" may begin another.
    const end = key === 'max' && lead > 0 ? 0 : tail;
    return { length: lead + length + end, value: { min: null, max: null, [key]: value } };
  }
  return null;
}

function isLarge(amount: number): boolean {
  return amount >= minAmount;
}

const tens = 'zece douazeci treizeci patruzeci cincizeci saizeci saptezeci optzeci nouazeci'.split(
  ' ',
);
const halfMillion = ['juma de milion', 'jumate de milion', 'jumatate de milion'];
const powers = [
  [/^(mie|mii)$/, 1_000],
  [/^sut[ae]$/, 100],
] as const;

function spokenAmountAt(words: Words, at: number): Reading<number> | null {
  const isPower = (next: number) => powers.some(([power]) => power.test(textAt(words, next)));
  let [end, value] = [at, 0];
  for (const [power, size] of powers) {
    const count = numberIn(textAt(words, end));
    if (count === null || !power.test(textAt(words, end + 1))) continue;
    value += count * size;
    end += 2;
  }
  const ten = tens.indexOf(textAt(words, end)) + 1;
  // "Zece" alone is too small for a price.
  if (ten > 1 || (ten === 1 && value > 0)) {
    value += ten * 10;
    end++;
    const one = textAt(words, end) === 'si' ? numberIn(textAt(words, end + 1)) : null;
    // "Între cincizeci și o sută" has two amounts.
    if (ten > 1 && one !== null && one > 1 && one < 10 && !isPower(end + 2)) {
      value += one;
      end += 2;
    }
  }
  return value > 0 ? { length: end - at, value } : null;
}

/** Parses amounts in old lei: "jumate de milion" is 50 lei, "două milioane" 200. */
function millionsAt(words: Words, at: number): Reading<number> | null {
  const half = phraseAt(words, at, halfMillion);
  if (half > 0) return { length: half, value: 50 };
  const isMillion = /^mili(on(ul)?|oane)$/.test(textAt(words, at + 1));
  const count = isMillion ? numberIn(textAt(words, at)) : null;
  return count === null ? null : { length: 2, value: count * 100 };
}

/** Joins the two words "1 500". */
function digitsAt(words: Words, at: number): Reading<string> {
  const [first, second] = [words[at], words[at + 1]];
  const isSplit =
    /^\d{1,3}$/.test(first?.text ?? '') &&
    /^\d{3}(lei|ron)?$/.test(second?.text ?? '') &&
    second?.start === first!.end + 1 &&
    !second.isJoined;
  return isSplit
    ? { length: 2, value: first!.text + second.text }
    : { length: 1, value: first?.text ?? '' };
}

function amountAt(words: Words, at: number): (Reading<number> & { isNamed: boolean }) | null {
  const millions = millionsAt(words, at);
  if (millions) return { ...millions, isNamed: true };
  const digits = digitsAt(words, at);
  const parts = /^(\d{1,7}(?:,\d\d?)?)(lei|ron)?$/.exec(digits.value);
  const typed = parts && { length: digits.length, value: Number(parts[1]!.replace(',', '.')) };
  const spoken = spokenAmountAt(words, at) ?? typed;
  if (!spoken) return null;
  const next = at + spoken.length;
  const of = textAt(words, next) === 'de' ? 1 : 0;
  const unit = textAt(words, next + of);
  const isDay = spoken.value <= 31 && monthIn(unit) > 0;
  if (isDay || otherUnits.test(unit)) return null;
  const isBehind = currency.test(unit);
  return {
    length: spoken.length + (isBehind ? 1 + of : 0),
    value: spoken.value,
    isNamed: isBehind || parts?.[2] !== undefined,
  };
}
