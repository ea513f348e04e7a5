import { queryOptions } from '@tanstack/react-query';
import type { Image } from '#contract/image.ts';
import type { LocationDetail } from '#contract/location-detail.ts';
import type { Service } from '#contract/service.ts';
import { initialCategories } from '#domain/booking/service-selection.ts';
import { call } from '#lib/api/call.ts';

export type BookingLocation = ReturnType<typeof bookingLocation>;

/** Selects fields, to keep the page payload small. */
export function bookingLocation(detail: LocationDetail) {
  return {
    id: detail.id,
    slug: detail.slug,
    name: detail.name,
    address: detail.address,
    city: detail.city,
    is_health: detail.is_health,
    approval: detail.approval,
    cancel_notice_minutes: detail.cancel_notice_minutes,
    horizon_days: detail.horizon_days,
    payment_methods: detail.payment_methods,
    provider: detail.provider,
    custom_fields: detail.custom_fields,
    professionals: detail.professionals,
    cover: coverOf(detail.gallery[0] ?? detail.logo),
    service_categories: initialCategories(detail.service_categories),
  };
}

function coverOf(image: Image | null): { src: string; tint: Image['tint'] } | null {
  return image && { src: image.dataUrl500.split('?')[0] ?? '', tint: image.tint };
}

export function servicesOf(location: BookingLocation): Service[] {
  return location.service_categories.flatMap(({ services }) => services);
}

export function locationQuery({ id, slug }: Pick<BookingLocation, 'id' | 'slug'>) {
  return queryOptions({
    queryKey: ['locations', 'booking', id],
    queryFn: async ({ signal }) => {
      const { data } = await call('locationDetail', {
        params: { slug, location_id: id },
        query: { version: 'latest' },
        signal,
      });
      return bookingLocation(data);
    },
  });
}
