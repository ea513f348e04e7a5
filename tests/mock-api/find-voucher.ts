import type { Voucher } from '#contract/voucher.ts';
import { fold } from '#domain/fold.ts';
import { priceBooking, pricedService } from '#domain/price.ts';
import { servicesOf } from './free-times.ts';
import { locationOf } from './location-of.ts';
import { invalidField } from './refusal.ts';
import type { World } from './world.ts';

type Query = { code: string; location_id: number; services_ids: number[]; start_date: string };

/** The voucher of a code, when it lowers the price; every refusal is the same 422 on `field`. */
export function findVoucher(world: World, field: 'code' | 'voucher_code', query: Query): Voucher {
  const match = world.vouchers.find(
    ({ locationId, voucher }) =>
      fold(voucher.code) === fold(query.code) &&
      (locationId === null || locationId === query.location_id) &&
      voucher.valid_until >= query.start_date,
  );
  const location = world.locations.find(({ detail }) => detail.id === query.location_id);
  if (!match || !location || !lowersPrice(world, match.voucher, query))
    throw invalidField(field, 'Codul nu este valid pentru serviciile alese');
  return match.voucher;
}

function lowersPrice(world: World, voucher: Voucher, query: Query): boolean {
  const location = locationOf(world, query.location_id);
  const services = servicesOf(location, query.services_ids).map(pricedService);
  const date = query.start_date;
  const without = priceBooking(services, { date }).total;
  const withIt = priceBooking(services, { date, voucher }).total;
  return without !== null && withIt !== null && withIt < without;
}
