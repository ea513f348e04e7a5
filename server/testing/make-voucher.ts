import { fold } from '#domain/words/fold.ts';
import type { Db } from '../deps.ts';
import { nextId } from './make-basics.ts';

export type VoucherInput = {
  code?: string;
  location_id?: number | null;
  user_id?: string | null;
  discount?: number;
  discount_type?: string;
  max_uses?: number;
  used?: number;
  valid_from?: string;
  valid_until?: string;
  services?: number[];
};

export async function makeVoucher(
  db: Db,
  input: VoucherInput = {},
): Promise<{ id: number; code: string }> {
  const id = nextId();
  const { services = [], code = `BUN${id}`, ...rest } = input;
  await db
    .insertInto('vouchers')
    .values({
      id,
      location_id: null,
      user_id: null,
      code,
      code_folded: fold(code),
      discount: 10,
      discount_type: 'percentage',
      max_uses: 1,
      valid_from: '2026-01-01',
      valid_until: '2026-12-31',
      ...rest,
    })
    .execute();
  for (const service_id of services)
    await db.insertInto('voucher_services').values({ voucher_id: id, service_id }).execute();
  return { id, code };
}
