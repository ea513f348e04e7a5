import { sql } from 'kysely';
import { addDays, toInstant, type LocalDate } from '#domain/local-time.ts';
import type { Tx } from '../deps.ts';

/** The professionals in the order to try them: the least booked on that day first, then as listed (decisions 2). */
export async function byLoadOfDay(
  tx: Tx,
  professionalIds: readonly number[],
  date: LocalDate,
): Promise<number[]> {
  if (professionalIds.length < 2) return [...professionalIds];
  const start = toInstant(date, '00:00');
  const end = toInstant(addDays(date, 1), '00:00');
  const rows = await tx
    .selectFrom('bookings')
    .select((eb) => ['professional_id', eb.fn.countAll<number>().as('load')])
    .where('professional_id', 'in', [...professionalIds])
    .where('kind', '=', 'booking')
    .where('status', 'in', ['pending', 'approved'])
    .where(sql<boolean>`during && tstzrange(${start}, ${end})`)
    .groupBy('professional_id')
    .execute();
  const load = new Map(rows.map((row) => [row.professional_id, row.load]));
  return [...professionalIds].sort((a, b) => (load.get(a) ?? 0) - (load.get(b) ?? 0));
}
