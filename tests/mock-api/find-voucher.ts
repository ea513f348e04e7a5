import type { Voucher } from '#contract/voucher.ts';
import { fold } from '#domain/fold.ts';
import { priceBooking, pricedService } from '#domain/price.ts';
import { servicesOf } from './free-times.ts';
import { locationOf } from './location-of.ts';
import { invalidField } from './refusal.ts';
import type { World } from './world.ts';

type Asked = { code: string; location_id: number; services_ids: number[]; start_date: string };

/** The voucher of a code, when it lowers the price; every refusal is the same 422 on `field`. */
export function findVoucher(world: World, field: 'code' | 'voucher_code', asked: Asked): Voucher {
  const found = world.vouchers.find(
    ({ locationId, voucher }) =>
      fold(voucher.code) === fold(asked.code) &&
      (locationId === null || locationId === asked.location_id) &&
      voucher.valid_until >= asked.start_date,
  );
  const location = world.locations.find(({ detail }) => detail.id === asked.location_id);
  if (!found || !location || !lowersPrice(world, found.voucher, asked))
    throw invalidField(field, 'Codul nu este valid pentru serviciile alese');
  return found.voucher;
}

function lowersPrice(world: World, voucher: Voucher, asked: Asked): boolean {
  const location = locationOf(world, asked.location_id);
  const services = servicesOf(location, asked.services_ids).map(pricedService);
  const date = asked.start_date;
  const without = priceBooking(services, { date }).total;
  const withIt = priceBooking(services, { date, voucher }).total;
  return without !== null && withIt !== null && withIt < without;
}
