import type { FastifyBaseLogger } from 'fastify';
import { discountTypes } from '#domain/discount.ts';
import type { Db } from './deps.ts';
import { findOtherDiscountTypes } from './vouchers/repository.ts';

/**
 * Returns a check that writes one line, once in the life of the process, about each kind of discount among offers
 * and vouchers that nobody knows: it takes nothing off, and somebody should hear of it.
 */
export function createDiscountWatch(db: Db, log: Pick<FastifyBaseLogger, 'warn'>) {
  const knownTypes: string[] = [...discountTypes];
  return async (): Promise<void> => {
    for (const { discount_type } of await findOtherDiscountTypes(db, knownTypes)) {
      knownTypes.push(discount_type);
      log.warn({ discount_type }, 'unknown discount_type: no discount');
    }
  };
}
