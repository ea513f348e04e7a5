import type { Service } from '#contract/service.ts';

/** Prices in RON before offers, durations in minutes. */
export type ListedService = Pick<
  Service,
  | 'id'
  | 'name'
  | 'description'
  | 'duration'
  | 'price'
  | 'max_price'
  | 'range_price'
  | 'hidden_price'
  | 'professionals'
  | 'is_subscription'
  | 'advanced_details'
> & { offers: Omit<Service['offers'][number], 'id'>[] };
