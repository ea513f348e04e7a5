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

type Parts = Pick<Deps, 'db' | 'env' | 'now'>;

/**
 * Multiplies the limit by LIMIT_FACTOR. Outside transactions, remembers an exhausted limit, so that
 * later calls need no query.
 */
export async function takeLimit(parts: Parts, limit: Limit, wordsOf?: WordsOf): Promise<void> {
  refuseUsedUp(parts, limit, wordsOf);
  const { db, env } = parts;
  const now = parts.now();
  const max = limit.max * env.LIMIT_FACTOR;
  if ((await countAttempt(db, limit, now)) <= max) return;
  const window = windowOf(limit.windowSeconds, now);
  const windows = usedUp.get(db) ?? new LRUCache({ max: rememberedLimits });
  usedUp.set(db, windows.set(nameOf(limit), window));
  throw excessOf(max, window, now, wordsOf);
}

/** Like `takeLimit`, but does not count. */
export async function requireRoom(parts: Parts, limit: Limit, wordsOf?: WordsOf): Promise<void> {
  const now = parts.now();
  const max = limit.max * parts.env.LIMIT_FACTOR;
  if ((await countedAttempts(parts.db, limit, now)) < max) return;
  throw excessOf(max, windowOf(limit.windowSeconds, now), now, wordsOf);
}

/** Like `requireRoom`, but without a query, for a limit that `takeLimit` found exhausted. */
export function refuseUsedUp(
  { db, env, now: clock }: Parts,
  limit: Pick<Limit, 'scope' | 'key' | 'max'>,
  wordsOf?: WordsOf,
): void {
  const now = clock();
  const window = usedUp.get(db)?.get(nameOf(limit));
  // A window in the future comes from a clock that was ahead.
  if (window && now.getTime() >= window.start && now.getTime() < window.end)
    throw excessOf(limit.max * env.LIMIT_FACTOR, window, now, wordsOf);
}

function excessOf(max: number, { end }: Window, now: Date, wordsOf?: WordsOf) {
  const seconds = Math.ceil((end - now.getTime()) / 1000);
  return new TooManyAttempts({ max, seconds }, wordsOf?.(seconds));
}

function nameOf({ scope, key }: Pick<Limit, 'scope' | 'key'>): string {
  return `${scope} ${key}`;
}
