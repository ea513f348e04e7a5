import type { ArrivalDelay } from '#domain/booking/arrival.ts';
import type { BookingStatus, Canceler } from '#domain/booking/booking-status.ts';
import type { ProviderIdentity } from '#domain/legal/provider-identity.ts';
import { fullName } from '#domain/words/contact-labels.ts';
import type { ImageRow } from '#server/catalogue/images/presenter.ts';

export type BookedService = {
  id: number;
  name: string;
  duration_min: number;
  /** On the booking's day, before the voucher; null if the location decides. */
  price_bani: number | null;
  max_price_bani: number | null;
  range_price: boolean;
  hidden_price: boolean;
  covered: boolean;
};

export type Booking = {
  id: string;
  /** Null if the client deleted the account. */
  user_id: string | null;
  /** `expired` for an overdue pending booking, even if stored as `pending`. */
  status: BookingStatus;
  starts_at: Date;
  ends_at: Date;
  created_at: Date;
  cancel_until: Date;
  hold_expires_at: Date | null;
  /** Minutes; null if the client has announced nothing. */
  arrival_delay: ArrivalDelay | null;
  location: {
    id: number;
    slug: string;
    name: string;
    address: string;
    city: string;
    latitude: number;
    longitude: number;
    horizon_days: number;
    logo: ImageRow | null;
    provider: ProviderIdentity | null;
  };
  /** The location's, for mails only. */
  contact_email: string | null;
  professional: { id: number; name: string; title: string };
  services: readonly BookedService[];
  list_total_bani: number | null;
  total_bani: number | null;
  max_total_bani: number | null;
  discount_bani: number;
  hidden_count: number;
  comment: string | null;
  custom_fields: { id: number; label: string; value: string }[];
  voucher_code: string | null;
  purchase: { name: string; bought_at: Date | null } | null;
  canceled_by: Canceler | null;
  cancel_reason: string | null;
  review: { rating: number; comment: string } | null;
  version: number;
  alert: boolean;
};

export function locationOf(row: Booking['location']): Booking['location'] {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    address: row.address,
    city: row.city,
    latitude: row.latitude,
    longitude: row.longitude,
    horizon_days: row.horizon_days,
    logo: row.logo,
    provider: row.provider,
  };
}

type ProfessionalRow = { id: number; first_name: string; last_name: string; title: string };

export function professionalOf(row: ProfessionalRow): Booking['professional'] {
  return { id: row.id, name: fullName(row), title: row.title };
}
