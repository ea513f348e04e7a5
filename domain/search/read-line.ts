import type { Point } from '#domain/place/geo.ts';
import type { LocalDate, LocalTime } from '#domain/time/local-time.ts';
import { fold } from '#domain/words/fold.ts';
import { lineWords, textAt, without, type Words } from './line-words.ts';
import { cheapAt, readPrice, type PriceRange } from './read-price.ts';
import { readNearMe } from './near-me.ts';
import { readPlace, type NamedPlace } from './read-place.ts';
import { addTime, startTimes } from './line-times.ts';
import { readTime, type FoundTime, type TimeContext } from './read-time.ts';
import { anyTime, type AskedTime, type When } from './when.ts';

type LinePart = {
  kind: 'when' | 'open_now' | 'place' | 'near_me' | 'nearest' | 'price' | 'cheap';
  /** As typed; the api replaces a misspelt place by its label. */
  text: string;
  rest: string;
};

export type LineReading = {
  /** The unread rest: a service, category or name. */
  text: string;
  timeless: string;
  when: When;
  isOpenNow: boolean;
  place: NamedPlace | null;
  price: PriceRange | null;
  order: 'price' | 'distance' | null;
  parts: LinePart[];
  /** Typed days that are past or do not exist, and negated times: "azi nu". */
  ignored: string[];
};

type Context = {
  today: LocalDate;
  time: LocalTime;
  places: readonly NamedPlace[];
  center: Point | null;
  /** The time of the filters, which the line adds to or narrows. */
  asked?: AskedTime;
};

type LineContext = TimeContext &
  Omit<Context, 'asked'> & {
    isFirst: boolean;
  };

type Found = Omit<FoundTime, 'kind'> & {
  kind: LinePart['kind'] | 'ignored';
  place?: NamedPlace;
  price?: PriceRange;
};

/** Reads time, place and price, as in "tuns mâine după 18 în Copou sub 80 de lei". */
export function readLine(line: string, { asked, ...context }: Context): LineReading {
  const words = lineWords(line);
  const reading: LineReading = {
    text: '',
    timeless: '',
    when: asked ?? anyTime,
    isOpenNow: asked?.isOpenNow ?? false,
    place: null,
    price: null,
    order: null,
    parts: [],
    ignored: [],
  };
  const typed: { kind: Found['kind']; text: string; start: number; end: number }[] = [];
  let isFirst = true;
  let times = startTimes(asked);
  for (let at = 0; at < words.length;) {
    const found = readAt(words, at, { ...context, ...times, isFirst });
    const { when, isPart = false } = found ?? {};
    const next = when ? addTime(times, when, isPart) : times;
    if (!found || !next || !take(reading, found)) {
      isFirst = false;
      times = { ...times, isAdjacent: false };
      at++;
      continue;
    }
    times = next;
    reading.when = times.when;
    const { start } = words[at]!;
    const { end } = words[at + found.length - 1]!;
    typed.push({ kind: found.kind, text: line.slice(start, end), start, end });
    at += found.length;
  }
  for (const one of typed) {
    const { kind, text } = one;
    const same = typed.filter((other) => other.kind === kind && fold(other.text) === fold(text));
    if (kind === 'ignored') reading.ignored.push(text);
    else if (same[0] === one) reading.parts.push({ kind, text, rest: without(line, same) });
  }
  const timed = typed.filter(({ kind }) => kind === 'when' || kind === 'open_now');
  return {
    ...reading,
    isOpenNow: asked?.isOpenNow || isAboutNow(reading),
    timeless: timed.length > 0 ? without(line, timed) : line,
    text: without(line, typed),
  };
}

/** "Mâine deschis" does not mean now; "acum până la 18" and "mâine deschis acum" do. */
function isAboutNow({ isOpenNow, when, parts }: LineReading): boolean {
  const says = (phrase: RegExp) =>
    parts.some(({ kind, text }) => kind === 'open_now' && phrase.test(text));
  if (!isOpenNow) return false;
  if (when.days.length > 0 || when.after !== null) return says(/^deschis\p{L}* acum$/iu);
  return when.before === null || says(/acum$/iu);
}

function readAt(words: Words, at: number, context: LineContext): Found | null {
  // "în 1 Mai" is a district, "pe 1 mai" a day.
  const isNumbered = textAt(words, at) === 'in' && /^\d/.test(textAt(words, at + 1));
  const isLast = (from: number) => saysOnlyWhen(words, from, context);
  const place = () => {
    const found = readPlace(words, at, context, isLast);
    return found && ({ kind: 'place', length: found.length, place: found.value } as const);
  };
  return (
    (isNumbered ? place() : null) ??
    readCost(words, at) ??
    readTime(words, at, context) ??
    place() ??
    readNearMe(words, at, isLast)
  );
}

function readCost(words: Words, at: number): Found | null {
  const price = readPrice(words, at);
  if (price) return { kind: 'price', length: price.length, price: price.value };
  const length = cheapAt(words, at);
  return length > 0 ? { kind: 'cheap', length } : null;
}

function saysOnlyWhen(words: Words, at: number, context: LineContext): boolean {
  if (at >= words.length) return true;
  const found = readCost(words, at) ?? readTime(words, at, context);
  return found !== null && saysOnlyWhen(words, at + found.length, context);
}

/** False if `reading` already has such a place or price; the words then stay in `text`. */
function take(reading: LineReading, { kind, place, price }: Found): boolean {
  if (place) {
    const isNearer = reading.place?.city === null && place.city !== null;
    if (reading.place && !(isNearer && reading.place.names.includes(place.city!))) return false;
    reading.place = place;
  } else if (price) {
    const { min = null, max = null } = reading.price ?? {};
    if ((min !== null && price.min !== null) || (max !== null && price.max !== null)) return false;
    reading.price = { min: min ?? price.min, max: max ?? price.max };
  } else if (kind === 'cheap') {
    reading.order ??= 'price';
  } else if (kind === 'nearest') {
    reading.order ??= 'distance';
  } else if (kind === 'open_now') {
    reading.isOpenNow = true;
  }
  return true;
}
