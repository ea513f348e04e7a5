import type { ColumnType, Generated } from 'kysely';
import type { ArrivalDelay } from '#domain/booking/arrival.ts';
import type { BookingStatus, Canceler } from '#domain/booking/booking-status.ts';
import type { DefaultInstant, Instant, Json } from './column-types.ts';

type BookingTable = {
  id: string;
  kind: Generated<'booking' | 'block'>;
  location_id: number;
  professional_id: number;
  user_id: string | null;
  status: BookingStatus;
  /** A tstzrange `[start,end)` as text; read it with lower() and upper(). */
  during: string;
  any_professional: Generated<boolean>;
  comment: string | null;
  custom_fields: ColumnType<
    { id: number; label: string; value: string }[],
    string | undefined,
    string
  >;
  list_total_bani: number | null;
  total_bani: number | null;
  max_total_bani: number | null;
  discount_bani: Generated<number>;
  hidden_count: Generated<number>;
  hold_expires_at: Instant | null;
  cancel_until: Instant | null;
  arrival_delay: ArrivalDelay | null;
  version: Generated<number>;
  told_at: DefaultInstant;
  created_at: DefaultInstant;
};

export type BookingTables = {
  bookings: BookingTable;
  booking_cancellations: {
    booking_id: string;
    reason_id: number;
    canceled_by: Generated<Canceler>;
    reason: string | null;
    created_at: Instant;
  };
  slot_alerts: {
    booking_id: string;
    earliest: Instant | null;
    told_count: Generated<number>;
    told_at: Instant | null;
    checked_at: Instant;
  };
  booking_notices: {
    booking_id: string;
    kind: 'day' | 'hours' | 'expired';
    starts_at: Instant;
  };
  booking_services: {
    booking_id: string;
    service_id: number;
    name: string;
    duration_min: number;
    list_bani: number | null;
    price_bani: number | null;
    max_price_bani: number | null;
    range_price: boolean;
    hidden_price: boolean;
    covered: Generated<boolean>;
    position: number;
  };
  equipment_allocations: {
    booking_id: string;
    location_id: number;
    unit_id: number;
    during: string;
    active: Generated<boolean>;
  };
  vouchers: {
    id: number;
    location_id: number | null;
    user_id: string | null;
    code: string;
    code_folded: string;
    discount: number;
    discount_type: string;
    max_uses: number;
    used: Generated<number>;
    valid_from: string;
    valid_until: string;
  };
  voucher_services: { voucher_id: number; service_id: number };
  voucher_redemptions: { voucher_id: number; booking_id: string; user_id: string };
  client_subscriptions: {
    id: string;
    user_id: string;
    subscription_id: number;
    location_id: number;
    service_id: number;
    remaining: number;
    total: number;
    starts_at: Instant;
    expires_at: Instant;
    status: Generated<'active' | 'canceled' | 'withdrawn'>;
    /** Price of the package; null = the location decides it. */
    price_bani: Generated<number | null>;
    withdrawn_at: Instant | null;
    refund_bani: Generated<number | null>;
    bought_by_booking_id: Generated<string | null>;
    /** Null until the location approves the purchase. */
    bought_at: Instant | null;
  };
  subscription_uses: { client_subscription_id: string; booking_id: string };
  calendar_feeds: {
    location_id: number;
    professional_id: number | null;
    version: number;
  };
  calendar_sources: {
    professional_id: number;
    url: string;
    etag: string | null;
    last_modified: string | null;
    parsed_at: Instant | null;
    tried_at: Instant | null;
    failing_since: Instant | null;
    told_at: Instant | null;
    next_read_at: Instant;
  };
  busy_times: { professional_id: number; during: string };
  overlapped_bookings: { booking_id: string };
  idempotency_keys: {
    scope: string;
    key: string;
    request_hash: Buffer;
    status: number | null;
    body: Json<unknown> | null;
    created_at: DefaultInstant;
  };
};
