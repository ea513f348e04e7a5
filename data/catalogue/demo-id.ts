const kinds = { user: 1, booking: 2, block: 3, subscription: 4 } as const;

export const demoIdPrefix = 'de300000-';

export function demoId(kind: keyof typeof kinds, owner: number, n: number): string {
  const number = n.toString(16).padStart(6, '0');
  const low = number.slice(3);
  const parts = [`000${kinds[kind]}`, `8${number.slice(0, 3)}`, `8${low}`];
  return `${demoIdPrefix}${parts.join('-')}-${owner.toString(16).padStart(12, '0')}`;
}
