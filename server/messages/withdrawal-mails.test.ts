import { expect, test } from 'vitest';
import { withdrawalMailOf } from './withdrawal-mails.ts';

function refundOf(used: number) {
  const withdrawal = {
    ...{ subscription: 'Masaj, 10 ședințe', location: 'Salon Zori', price: null, refund: null },
    bought_at: '2026-11-16T10:00:00+02:00',
    withdrawn_at: '2026-11-20T10:00:00+02:00',
    ...{ used, total: 10, canceled: [] },
  };
  const mail = { channel: 'mail', to: 'salon@example.ro', client: 'Ioana Pop' } as const;
  const message = { template: 'location_withdrawn', ...mail, withdrawal } as const;
  return withdrawalMailOf(message, 'https://www.aproape.example').facts?.at(-1)?.[1];
}

test('a refund of a price that the location decides is all of it, less the price of the visits used', () => {
  expect(refundOf(0)).toBe('tot prețul plătit');
  expect(refundOf(2)).toBe('prețul plătit, mai puțin prețul pentru 2 ședințe din 10');
});
