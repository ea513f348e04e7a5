import type { ListedService } from '#components/services/service-price.ts';
import type { LocationDetail } from '#contract/location-detail.ts';
import type { Service } from '#contract/service.ts';
import { packageLabel } from '#domain/words/count-labels.ts';
import { initialCategories, type SelectableService } from '#domain/booking/service-selection.ts';

export type BookableService = ListedService & SelectableService;

export type BookableLocation = ReturnType<typeof bookableLocation>;

/** Omits other fields, to keep the page payload small. */
export function bookableLocation(location: LocationDetail) {
  const categories = initialCategories(location.service_categories);
  return {
    locationId: location.id,
    slug: location.slug,
    categories: categories.map(({ id, name, services }) => ({
      id,
      name,
      services: services.map(toBookable),
    })),
    professionals: location.professionals.map(({ id, name }) => ({ id, name })),
  };
}

function toBookable(service: Service): BookableService {
  const { equipment_group: group, subscriptions, offers } = service;
  return {
    id: service.id,
    name: service.name,
    description: [...subscriptions.map(packageLabel), service.description]
      .filter(Boolean)
      .join('. '),
    duration: service.duration,
    price: service.price,
    max_price: service.max_price,
    range_price: service.range_price,
    hidden_price: service.hidden_price,
    professionals: service.professionals,
    is_subscription: service.is_subscription,
    advanced_details: service.advanced_details,
    equipment_group: group && { id: group.id },
    subscriptions: subscriptions.map(({ id }) => ({ id })),
    offers: offers.map(({ id: _, ...offer }) => offer),
  };
}
