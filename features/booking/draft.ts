import type { Voucher } from '#contract/voucher.ts';
import type { LocalDate, LocalTime } from '#domain/local-time.ts';

/** The steps of a booking (spec section 4); 5 is the placed one. */
export type Step = 1 | 2 | 3 | 4 | 5;

/** What a client has chosen so far, with the names of the spec (section 3, "Booking draft"). */
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
  /** The subscription that the address names: its service stays chosen. */
  subscription: number | null;
  /** The client's own subscription that pays for a session. */
  servicesSubscriptionId: string | null;
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
  servicesSubscriptionId: null,
};
