import { expect, test } from 'vitest';
import { withdrawalMailOf } from './withdrawal-mails.ts';

function mailFor({ used = 0, canceled = [] as string[], price = null as number | null }) {
  const withdrawal = {
    ...{ subscription: 'Masaj, 10 ședințe', location: 'Salon Zori', price, refund: price },
    bought_at: '2026-11-16T10:00:00+02:00',
    withdrawn_at: '2026-11-20T10:00:00+02:00',
    ...{ used, total: 10, canceled },
  };
  const mail = { channel: 'mail', to: 'salon@example.ro', client: 'Ioana Pop' } as const;
  const message = { template: 'location_withdrawn', ...mail, withdrawal } as const;
  return withdrawalMailOf(message);
}

const refundOf = (used: number) => mailFor({ used }).facts?.at(-1)?.[1];

test('if the location decides the price, the refund is the price paid, less that of the used visits', () => {
  expect(refundOf(0)).toBe('tot prețul plătit');
  expect(refundOf(2)).toBe('prețul plătit, mai puțin prețul pentru 2 ședințe din 10');
});

test('a free subscription has nothing to refund', () => {
  const mail = mailFor({ price: 0 });
  expect(mail.facts?.at(-1)).toEqual(['Ședințe folosite', '0 din 10']);
  expect(mail.after).toEqual(['Abonamentul a fost gratuit, așa că nu sunt bani de dat înapoi.']);
});

test('canceled bookings are named in the singular or in the plural', () => {
  const [first, second] = ['2026-11-27T17:30:00+02:00', '2026-11-28T10:00:00+02:00'] as const;
  const sentence = (canceled: string[]) =>
    mailFor({ canceled }).after?.at(-1)?.replaceAll('\u00A0', ' ');
  expect(sentence([first])).toBe(
    'Această oră este din nou liberă: vineri, 27 noiembrie, ora 17:30.',
  );
  expect(sentence([first, second])).toBe(
    'Aceste ore sunt din nou libere: vineri, 27 noiembrie, ora 17:30; sâmbătă, 28 noiembrie, ora 10:00.',
  );
});
