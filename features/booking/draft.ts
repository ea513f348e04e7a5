import type { Professional } from '#contract/location-detail.ts';
import type { Service, ServiceCategory } from '#contract/service.ts';
import type { Voucher } from '#contract/voucher.ts';
import type { LocalDate, LocalTime } from '#domain/local-time.ts';
import { noSubscription, type StoredChoice } from '#lib/draft-storage.ts';

/** The steps of a booking; 5 is the placed one. */
export type Step = 1 | 2 | 3 | 4 | 5;

/** What a client has chosen so far, as the tab stores it: other names would lose the drafts of open tabs. */
export type Draft = StoredChoice & {
  /** Null is any professional. */
  professionalId: number | null;
  startDate: LocalDate | null;
  startTime: LocalTime | null;
  comment: string;
  /** Answers by the id of the question. */
  customFields: Record<string, string>;
  voucher: Voucher | null;
  /** The subscription that the address names: its service stays chosen. */
  givenSubscription: number | null;
};

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
  ...noSubscription,
  servicesIds: [],
  professionalId: null,
  startDate: null,
  startTime: null,
  comment: '',
  customFields: {},
  voucher: null,
  givenSubscription: null,
};
