type PriceKind = 'fixed' | 'from' | 'range' | 'hidden';

export type ServiceIdea = {
  name: string;
  minutes: number;
  ron: number;
  upTo: number | null;
  kind: PriceKind;
  text: string;
  equipment: string | null;
  packs: { sessions: number; days: number }[];
};

const pricePattern =
  /^(?<hidden>\?)?(?<ron>\d+)(?:-(?<upTo>\d+))?(?<from>\+)?(?:x(?<packs>\d+\/\d+(,\d+\/\d+)*))?$/;

/**
 * Parses `name | minutes | price | text | @equipment`. Prices: `80` fixed, `80+` from, `80-120`
 * range, `?80` hidden, `400x10/60` ten visits valid 60 days, `400x10/60,8/120` two packs.
 */
export function readServiceIdea(line: string): ServiceIdea {
  const [name = '', minutes = '', price = '', ...rest] = line.split('|').map((cell) => cell.trim());
  const parts = pricePattern.exec(price)?.groups;
  if (!name || !parts || Number(minutes) % 5 !== 0) throw new Error(`Cannot read: ${line}`);
  const { hidden, ron, upTo, from, packs } = parts;
  return {
    name,
    minutes: Number(minutes),
    ron: Number(ron),
    upTo: upTo ? Number(upTo) : null,
    kind: hidden ? 'hidden' : upTo ? 'range' : from ? 'from' : 'fixed',
    text: rest.find((cell) => !cell.startsWith('@')) ?? '',
    equipment: rest.find((cell) => cell.startsWith('@'))?.slice(1) ?? null,
    packs: packs?.split(',').map(readPack) ?? [],
  };
}

function readPack(text: string): { sessions: number; days: number } {
  const [sessions = 0, days = 0] = text.split('/').map(Number);
  return { sessions, days };
}
