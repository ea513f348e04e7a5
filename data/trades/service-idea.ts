/** How a price is shown: one amount, from an amount, between two amounts, or not at all. */
export type PriceKind = 'fixed' | 'from' | 'range' | 'hidden';

/** A service that a trade may offer: typical price in whole RON, time in minutes. */
export type ServiceIdea = {
  name: string;
  minutes: number;
  ron: number;
  upTo: number | null;
  kind: PriceKind;
  text: string;
  equipment: string | null;
  /** A package of sessions that is valid some days; null for a single service. */
  pack: { sessions: number; days: number } | null;
};

const PRICE =
  /^(?<hidden>\?)?(?<ron>\d+)(?:-(?<upTo>\d+))?(?<from>\+)?(?:x(?<sessions>\d+)\/(?<days>\d+))?$/;

/**
 * Returns the services of a table, one per line: `name | minutes | price | text | @equipment`. Prices:
 * `80` fixed, `80+` from, `80-120` range, `?80` hidden, `400x10/60` ten sessions valid 60 days.
 * Throws on a line that it cannot read.
 */
export function services(table: string): ServiceIdea[] {
  return table.trim().split('\n').map(readLine);
}

function readLine(line: string): ServiceIdea {
  const [name = '', minutes = '', price = '', ...rest] = line.split('|').map((cell) => cell.trim());
  const parts = PRICE.exec(price)?.groups;
  if (!name || !parts || Number(minutes) % 5 !== 0) throw new Error(`Cannot read: ${line}`);
  const { hidden, ron, upTo, from, sessions, days } = parts;
  return {
    name,
    minutes: Number(minutes),
    ron: Number(ron),
    upTo: upTo ? Number(upTo) : null,
    kind: hidden ? 'hidden' : upTo ? 'range' : from ? 'from' : 'fixed',
    text: rest.find((cell) => !cell.startsWith('@')) ?? '',
    equipment: rest.find((cell) => cell.startsWith('@'))?.slice(1) ?? null,
    pack: sessions ? { sessions: Number(sessions), days: Number(days) } : null,
  };
}
