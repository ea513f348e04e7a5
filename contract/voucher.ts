import { z } from 'zod';
import { clientCall, ok, publicCall } from './call.ts';
import { catalogueId, catalogueIdParam, chosenServices, localDate } from './scalars.ts';
import { maxLengths } from './values.ts';

/** Empty `services` mean all. `discount` is in percent if `percentage`, in RON if `fixed`. */
export const voucher = z
  .object({
    id: catalogueId,
    code: z.string(),
    discount: z.number(),
    discount_type: z.string(),
    services: z.array(catalogueId),
    valid_until: localDate,
  })
  .meta({ id: 'Voucher' });

export const checkVoucherCall = publicCall('vouchers', {
  summary: 'Checks a voucher code for chosen services; every refusal is the same 422 on `code`',
  body: z.object({
    code: z.string().trim().min(1).max(maxLengths.voucherCode),
    location_id: catalogueId,
    services_ids: chosenServices,
    start_date: localDate,
  }),
  success: ok(voucher),
  errors: ['unauthenticated'],
});

export const listVouchersCall = clientCall('vouchers', {
  summary:
    "The client's own vouchers that can be used today or later, the one that ends first first",
  query: z.object({
    location_id: catalogueIdParam.optional(),
  }),
  success: ok(z.array(voucher)),
});

export type Voucher = z.infer<typeof voucher>;
