import { LRUCache } from 'lru-cache';
import { waitSentence } from '#domain/time/duration-label.ts';
import { AppError } from '../app-error.ts';
import type { Db, Deps } from '../deps.ts';
import { countAttempt, countedAttempts, windowOf, type Limit } from './repository.ts';

type Excess = { max: number; seconds: number };

export class TooManyAttempts extends AppError {
  readonly max: number;

  constructor({ max, seconds }: Excess, errors: Record<string, string[]> = {}) {
    super('too_many_attempts', undefined, errors, { seconds });
    this.max = max;
  }
}

export type WordsOf = (seconds: number) => Record<string, string[]>;

export function waitOn(field: string): WordsOf {
  return (seconds) => ({ [field]: [waitSentence(seconds)] });
}

const usedUp = new WeakMap<Db, LRUCache<string, Window>>();
type Window = ReturnType<typeof windowOf>;
const rememberedLimits = 20_000;

/** Outside transactions, remembers an exhausted limit, so that later calls need no query. */
export async function takeLimit(db: Db, limit: Limit, now: Date, wordsOf?: WordsOf): Promise<void> {
  refuseUsedUp(db, [limit], now, wordsOf);
  const count = await countAttempt(db, limit, now);
  if (count <= limit.max) return;
  const window = windowOf(limit.windowSeconds, now);
  const windows = usedUp.get(db) ?? new LRUCache({ max: rememberedLimits });
  usedUp.set(db, windows.set(nameOf(limit), window));
  throw excessOf(limit, window, now, wordsOf);
}

/** Applies LIMIT_FACTOR; `takeLimit` and `requireRoom` do not. */
export function multiplied<L extends Pick<Limit, 'max'>>(
  { LIMIT_FACTOR }: Pick<Deps['env'], 'LIMIT_FACTOR'>,
  limit: L,
): L {
  return { ...limit, max: limit.max * LIMIT_FACTOR };
}

export async function requireRoom(
  db: Db,
  limit: Limit,
  now: Date,
  wordsOf?: WordsOf,
): Promise<void> {
  if ((await countedAttempts(db, limit, now)) < limit.max) return;
  throw excessOf(limit, windowOf(limit.windowSeconds, now), now, wordsOf);
}

/** Like `requireRoom`, but without a query, for limits that `takeLimit` found exhausted. */
export function refuseUsedUp(
  db: Db,
  limits: readonly Pick<Limit, 'scope' | 'key' | 'max'>[],
  now: Date,
  wordsOf?: WordsOf,
): void {
  for (const limit of limits) {
    const window = usedUp.get(db)?.get(nameOf(limit));
    // A window in the future comes from a clock that was ahead.
    if (window && now.getTime() >= window.start && now.getTime() < window.end)
      throw excessOf(limit, window, now, wordsOf);
  }
}

function excessOf({ max }: Pick<Limit, 'max'>, { end }: Window, now: Date, wordsOf?: WordsOf) {
  const seconds = Math.ceil((end - now.getTime()) / 1000);
  return new TooManyAttempts({ max, seconds }, wordsOf?.(seconds));
}

function nameOf({ scope, key }: Pick<Limit, 'scope' | 'key'>): string {
  return `${scope} ${key}`;
}
