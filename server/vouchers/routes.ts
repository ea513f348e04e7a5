import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { route } from '../route.ts';
import { loadChosenServices } from '../services/repository.ts';
import { clientOrNull } from '../session/client-of.ts';
import { countVoucherTry, findVoucher } from './voucher-check.ts';

/** The check of a voucher code before booking. Checking uses nothing up. */
export function registerVouchers(app: FastifyInstance, deps: Deps): void {
  route(app, 'checkVoucher', async ({ body }, request) => {
    await countVoucherTry(deps, request, 'code');
    const userId = clientOrNull(request)?.user_id ?? null;
    const { location_id, services_ids } = body;
    const services = await loadChosenServices(deps.db, location_id, services_ids);
    return { data: await findVoucher(deps.db, 'code', { ...body, userId, services }) };
  });
}
