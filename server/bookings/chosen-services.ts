import type { PricedService } from '#domain/price.ts';
import type { Db, Tx } from '../deps.ts';
import { loadServices, type ServiceRow } from '../services/repository.ts';

/** A service with its prices in bani as domain/price.ts takes them. */
export type ChosenService = ServiceRow & PricedService;

/** The active services of a location among `ids`, in the order of `ids`; unknown ones are absent. */
export async function loadChosenServices(
  db: Db | Tx,
  locationId: number,
  ids: readonly number[],
): Promise<ChosenService[]> {
  const services = await loadServices(db, locationId, ids);
  return ids.flatMap((id) => {
    const row = services.find((service) => service.id === id);
    return row ? [{ ...row, price: row.price_bani, max_price: row.max_price_bani }] : [];
  });
}
