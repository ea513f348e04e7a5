import type { BookingStatus, Canceler } from '#domain/booking/booking-status.ts';
import type { ProviderIdentity } from '#domain/legal/provider-identity.ts';
import type { ImageRow } from '#server/catalogue/images/presenter.ts';

export type BookedService = {
  id: number;
  name: string;
  duration_min: number;
  /** Price on the day of the booking, before the voucher; null = the location decides. */
  price_bani: number | null;
  max_price_bani: number | null;
  range_price: boolean;
  hidden_price: boolean;
  covered: boolean;
};

export type Booking = {
  id: string;
  /** Null after the client deleted the account. */
  user_id: string | null;
  /** An overdue pending booking is expired even before the sweep writes it. */
  status: BookingStatus;
  starts_at: Date;
  ends_at: Date;
  created_at: Date;
  cancel_until: Date;
  hold_expires_at: Date | null;
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
  purchase: { name: string } | null;
  canceled_by: Canceler | null;
  cancel_reason: string | null;
  review: { rating: number; comment: string | null } | null;
  version: number;
  alert: boolean;
};
