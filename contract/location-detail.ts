import { z } from 'zod';
import { approvals } from '#domain/booking/approval.ts';
import { customFieldTypes } from '#domain/booking/custom-field.ts';
import { ok, publicCall } from './call.ts';
import { album, image } from './image.ts';
import { locationCard } from './location-list.ts';
import { providerIdentity } from './provider.ts';
import { catalogueId, catalogueIdParam, closingTime, instant, localTime } from './scalars.ts';
import { serviceCategory } from './service.ts';
import { maxLengths } from './values.ts';

const professional = z
  .object({
    id: catalogueId,
    first_name: z.string(),
    last_name: z.string(),
    name: z.string(),
    title: z.string(),
    /** Minutes of work without a break; 0 without working hours. */
    longest_stretch: z.int(),
  })
  .meta({ id: 'Professional' });

const customField = z
  .object({
    id: catalogueId,
    label: z.string(),
    type: z.enum(customFieldTypes),
    required: z.boolean(),
    options: z.array(z.string()),
  })
  .meta({ id: 'CustomField' });

const openingHours = z
  .object({ weekday: z.int().min(1).max(7), starts: localTime, ends: closingTime })
  .meta({ id: 'OpeningHours' });

const locationDetail = locationCard
  .omit({ distance: true })
  .extend({
    description: z.string(),
    county: z.string(),
    city_slug: z.string(),
    is_health: z.boolean(),
    approval: z.enum(approvals),
    booking_notice_minutes: z.int(),
    cancel_notice_minutes: z.int(),
    horizon_days: z.int(),
    hours: z.array(openingHours),
    payment_methods: z.array(z.object({ id: z.int(), name: z.string() })),
    provider: providerIdentity.nullable(),
    custom_fields: z.array(customField),
    professionals: z.array(professional),
    service_categories: z.array(serviceCategory),
    gallery: z.array(image),
    albums: z.array(album),
    updated_at: instant,
  })
  .meta({ id: 'LocationDetail' });

export const locationDetailCall = publicCall('locations', {
  summary: 'A location; the slug is not checked, the response has the right one',
  params: z.object({ slug: z.string().max(maxLengths.slug), location_id: catalogueIdParam }),
  query: z.object({ version: z.string().max(20).optional() }),
  success: ok(locationDetail),
});

export type LocationDetail = z.infer<typeof locationDetail>;
export type Professional = z.infer<typeof professional>;
export type CustomField = z.infer<typeof customField>;
export type OpeningHours = z.infer<typeof openingHours>;
