const kinds = { user: 1, booking: 2, block: 3, subscription: 4 } as const;

/** Prefix of all ids of demo rows, by which a refresh tells them from those of real clients. */
export const demoIdPrefix = 'de300000-';

/** Returns a UUID (version 8) determined by the kind, the owner's id and a number. */
export function demoId(kind: keyof typeof kinds, owner: number, n: number): string {
  const number = n.toString(16).padStart(6, '0');
  const low = number.slice(3);
  const parts = [`000${kinds[kind]}`, `8${number.slice(0, 3)}`, `8${low}`];
  return `${demoIdPrefix}${parts.join('-')}-${owner.toString(16).padStart(12, '0')}`;
}
