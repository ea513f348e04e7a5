import type { Service } from '#contract/service.ts';
import { toBani } from '#domain/money.ts';
import { priceLabel } from '#domain/price-label.ts';
import { makeService } from '#tests/factories/service.ts';

/** A service by what differs; `offeredBy` counts the professionals of the location from 1, both without it. */
export type ServiceTerms = Omit<Partial<Service>, 'id' | 'professionals'> & {
  name: string;
  offeredBy?: number[];
};

/** The nth service of a location, from 1, with the labels that its price has. */
export function aService(locationId: number, nth: number, terms: ServiceTerms): Service {
  const { offeredBy = [1, 2], ...changes } = terms;
  const service = makeService({
    price: 80,
    ...changes,
    id: locationId * 100 + nth,
    professionals: offeredBy.map((one) => locationId * 10 + one),
  });
  const bani = (ron: number | null) => (ron === null ? null : toBani(ron));
  const label = (price: number | null, max_price: number | null) =>
    priceLabel({
      price: bani(price),
      max_price: bani(max_price),
      range_price: service.range_price,
      hidden_price: service.hidden_price,
    });
  return {
    ...service,
    price_label: label(service.price, service.max_price),
    max_price_label: service.max_price === null ? null : label(service.max_price, null),
  };
}
