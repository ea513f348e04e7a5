import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { route } from '../route.ts';
import { findVoucher } from './find-voucher.ts';

/** The voucher check of step 4 (spec section 7). Checking uses nothing up. */
export function registerVouchers(app: FastifyInstance, { db }: Deps): void {
  route(app, 'checkVoucher', async ({ body }) => ({
    data: await findVoucher(db, 'code', { ...body, userId: null }),
  }));
}
