import type { Professional } from '#contract/location-detail.ts';
import type { Service, ServiceCategory } from '#contract/service.ts';
import type { Voucher } from '#contract/voucher.ts';
import type { LocalDate, LocalTime } from '#domain/local-time.ts';

/** The steps of a booking; 5 is the placed one. */
export type Step = 1 | 2 | 3 | 4 | 5;

/** What a client has chosen so far, with the names of the specification: what is stored. */
export type Draft = {
  /** In the order of choosing. */
  servicesIds: number[];
  /** Null is any professional. */
  professionalId: number | null;
  startDate: LocalDate | null;
  startTime: LocalTime | null;
  comment: string;
  /** Answers by the id of the question. */
  customFields: Record<string, string>;
  voucher: Voucher | null;
  /** The subscription to buy with its service. */
  subscription: number | null;
  /** The subscription that the address names: its service stays chosen. */
  givenSubscription: number | null;
  /** The client's own subscription that pays with a session; BUY_ANOTHER where none should. */
  servicesSubscriptionId: string | null;
};

/** In place of the id of an own subscription: the client buys another one although they have sessions left. */
export const BUY_ANOTHER = 'another';

/** The whole draft: the choices, and what they mean at the location now. */
export type BookingDraft = Draft & {
  step: Step;
  /** In the order of choosing. */
  services: Service[];
  professional: Professional | null;
  /** Those who offer all chosen services. */
  professionals: Professional[];
  categories: ServiceCategory[];
};

export const emptyDraft: Draft = {
  servicesIds: [],
  professionalId: null,
  startDate: null,
  startTime: null,
  comment: '',
  customFields: {},
  voucher: null,
  subscription: null,
  givenSubscription: null,
  servicesSubscriptionId: null,
};
