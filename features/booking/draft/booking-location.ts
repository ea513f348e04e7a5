import type { LocationDetail } from '#contract/location-detail.ts';
import type { Service } from '#contract/service.ts';
import { initialCategories } from '#domain/booking/service-selection.ts';

/** The fields of a location that the booking flow needs, to keep the page payload small. */
export type BookingLocation = Pick<
  LocationDetail,
  | 'id'
  | 'slug'
  | 'name'
  | 'address'
  | 'city'
  | 'latitude'
  | 'longitude'
  | 'is_health'
  | 'approval'
  | 'cancel_notice_minutes'
  | 'horizon_days'
  | 'provider'
  | 'custom_fields'
  | 'professionals'
  | 'service_categories'
>;

/** Converts a location; omits services that no professional offers. */
export function bookingLocation(detail: LocationDetail): BookingLocation {
  return {
    id: detail.id,
    slug: detail.slug,
    name: detail.name,
    address: detail.address,
    city: detail.city,
    latitude: detail.latitude,
    longitude: detail.longitude,
    is_health: detail.is_health,
    approval: detail.approval,
    cancel_notice_minutes: detail.cancel_notice_minutes,
    horizon_days: detail.horizon_days,
    provider: detail.provider,
    custom_fields: detail.custom_fields,
    professionals: detail.professionals,
    service_categories: initialCategories(detail.service_categories),
  };
}

export function servicesOf(location: BookingLocation): Service[] {
  return location.service_categories.flatMap(({ services }) => services);
}
