import { LRUCache } from 'lru-cache';
import { waitSentence } from '#domain/time/duration-label.ts';
import type { Db, Deps, Tx } from '../deps.ts';
import { countAttempt, countedAttempts, windowOf, type Limit } from './repository.ts';
import { TooManyAttempts, type LimitState } from './too-many-attempts.ts';

type WordsOf = (seconds: number) => Record<string, string[]>;

/** Returns a function that words the wait as an error of `field`. */
export function waitOn(field: string): WordsOf {
  return (seconds) => ({ [field]: [waitSentence(seconds)] });
}

/** Windows (epoch ms) of exhausted limits, per database. */
const usedUp = new WeakMap<Db | Tx, LRUCache<string, Window>>();
type Window = ReturnType<typeof windowOf>;
const rememberedLimits = 20_000;

/**
 * Counts an attempt in the fixed window of `now` (one UPSERT) and returns the state of the limit. Throws
 * TooManyAttempts (429) beyond `max`, and then until the end of the window without a query. Pass the limit
 * through `multiplied` first. Do not call it in a transaction that may roll back: that would undo the count.
 */
export async function takeLimit(
  db: Db | Tx,
  limit: Limit,
  now: Date,
  wordsOf?: WordsOf,
): Promise<LimitState> {
  refuseUsedUp(db, [limit], now, wordsOf);
  const { max } = limit;
  const count = await countAttempt(db, limit, now);
  const window = windowOf(limit.windowSeconds, now);
  const seconds = secondsUntil(window.end, now);
  const state = { max, remaining: Math.max(0, max - count), seconds };
  if (count <= max) return state;
  remember(db, limit, window);
  throw new TooManyAttempts(state, wordsOf?.(seconds));
}

export function multiplied<L extends Pick<Limit, 'max'>>(
  { LIMIT_FACTOR }: Pick<Deps['env'], 'LIMIT_FACTOR'>,
  limit: L,
): L {
  return { ...limit, max: limit.max * LIMIT_FACTOR };
}

/** Throws TooManyAttempts if the limit allows no further attempt; counts nothing. */
export async function requireRoom(
  db: Db | Tx,
  limit: Limit,
  now: Date,
  wordsOf?: WordsOf,
): Promise<void> {
  const { max, windowSeconds } = limit;
  if ((await countedAttempts(db, limit, now)) < max) return;
  const seconds = secondsUntil(windowOf(windowSeconds, now).end, now);
  throw new TooManyAttempts({ max, remaining: 0, seconds }, wordsOf?.(seconds));
}

/** Throws TooManyAttempts if one of the limits is known to be exhausted; without a query, counts nothing. */
export function refuseUsedUp(
  db: Db | Tx,
  limits: readonly Pick<Limit, 'scope' | 'key' | 'max'>[],
  now: Date,
  wordsOf?: WordsOf,
): void {
  for (const limit of limits) {
    const window = usedUp.get(db)?.get(nameOf(limit));
    // A future window was counted while the clock was ahead.
    if (!window || now.getTime() < window.start || now.getTime() >= window.end) continue;
    const seconds = secondsUntil(window.end, now);
    throw new TooManyAttempts({ max: limit.max, remaining: 0, seconds }, wordsOf?.(seconds));
  }
}

function remember(db: Db | Tx, limit: Limit, window: Window): void {
  const windows = usedUp.get(db) ?? new LRUCache({ max: rememberedLimits });
  usedUp.set(db, windows.set(nameOf(limit), window));
}

function nameOf({ scope, key }: Pick<Limit, 'scope' | 'key'>): string {
  return `${scope} ${key}`;
}

function secondsUntil(end: number, now: Date): number {
  return Math.ceil((end - now.getTime()) / 1000);
}
