import { z } from 'zod';
import { ok, publicCall } from './call.ts';
import { catalogueId, catalogueIdParam, localDate, ron } from './scalars.ts';

/** Inclusive Bucharest days. `percentage` and `fixed` (RON) lower the price; other types do not. */
const offer = z
  .object({
    id: catalogueId,
    start_date: localDate,
    end_date: localDate,
    discount: z.number().min(0),
    discount_type: z.string(),
    lowest_price_label: z.string().nullable(),
    interval_label: z.string(),
  })
  .meta({ id: 'Offer' });

const subscription = z
  .object({ id: catalogueId, name: z.string(), sessions: z.int(), valid_days: z.int() })
  .meta({ id: 'Subscription' });

/** Prices are before offers; `duration` is in minutes; `service_id` repeats `id`. */
const service = z
  .object({
    id: catalogueId,
    service_id: catalogueId,
    name: z.string(),
    description: z.string(),
    duration: z.int(),
    duration_label: z.string(),
    price: ron.nullable(),
    max_price: ron.nullable(),
    range_price: z.boolean(),
    hidden_price: z.boolean(),
    price_label: z.string(),
    max_price_label: z.string().nullable(),
    has_offers: z.boolean(),
    offers: z.array(offer),
    professionals: z.array(catalogueId),
    is_subscription: z.boolean(),
    subscriptions: z.array(subscription),
    equipment_group: z.object({ id: catalogueId, name: z.string() }).nullable(),
    advanced_details: z.string().nullable(),
  })
  .meta({ id: 'Service' });

export const serviceCategory = z
  .object({ id: catalogueId, name: z.string(), services: z.array(service) })
  .meta({ id: 'ServiceCategory' });

export const locationServicesCall = publicCall('locations', {
  summary: 'Services of a location, by category',
  params: z.object({ id: catalogueIdParam }),
  success: ok(z.array(serviceCategory)),
});

export type Service = z.infer<typeof service>;
export type ServiceCategory = z.infer<typeof serviceCategory>;
