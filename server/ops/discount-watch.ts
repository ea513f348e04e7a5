import type { FastifyBaseLogger } from 'fastify';
import { discountTypes } from '#domain/money/discount.ts';
import type { Db } from '../deps.ts';
import { findOtherDiscountTypes } from '../booking/vouchers/repository.ts';

/** Logs each unknown discount type once per process: such a discount is not applied. */
export function createDiscountWatch(db: Db, log: Pick<FastifyBaseLogger, 'warn'>) {
  const knownTypes: string[] = [...discountTypes];
  return async (): Promise<void> => {
    for (const { discount_type } of await findOtherDiscountTypes(db, knownTypes)) {
      knownTypes.push(discount_type);
      log.warn({ discount_type }, 'unknown discount_type: no discount');
    }
  };
}
