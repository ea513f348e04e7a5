import type { FastifyInstance } from 'fastify';
import { today } from '#domain/time/local-time.ts';
import type { Deps } from '#server/deps.ts';
import { route } from '#server/http/route.ts';
import { loadServices } from '#server/catalogue/services/repository.ts';
import { unauthenticated } from '#server/identity/session/visitor.ts';
import { findUsableVouchers } from './repository.ts';
import { countVoucherTry, findVoucher } from './voucher-check.ts';

export function registerVouchers(app: FastifyInstance, deps: Deps): void {
  route(app, 'listVouchers', async ({ query, client: { userId } }) => {
    const day = today(deps.now());
    const { location_id: locationId } = query;
    return { data: await findUsableVouchers(deps.db, { userId, locationId, day }) };
  });

  route(app, 'checkVoucher', async ({ body }, request) => {
    const { visitor } = request;
    if (visitor?.sessionId && !visitor.client) throw unauthenticated();
    const userId = visitor?.client?.userId ?? null;
    await countVoucherTry(deps, request, 'code');
    const { location_id, services_ids } = body;
    const services = await loadServices(deps.db, location_id, services_ids);
    const use = { ...body, userId, services, except: null };
    return { data: await findVoucher(deps.db, 'code', use) };
  });
}
