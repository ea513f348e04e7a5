import type { Professional } from '#contract/location-detail.ts';
import type { Service, ServiceCategory } from '#contract/service.ts';
import type { BookingText } from '#contract/values.ts';
import type { Voucher } from '#contract/voucher.ts';
import { isLocalDate, isLocalTime, type LocalDate, type LocalTime } from '#domain/local-time.ts';
import { noSubscription, type StoredChoice } from '#lib/draft-storage.ts';
import { isRecord } from '#lib/tab-note.ts';

/** The steps of a booking; 5 is the placed one. */
export type Step = 1 | 2 | 3 | 4 | 5;

type Texts = Record<BookingText, string>;

/** What a client has chosen so far, as the tab stores it: other names would lose the drafts of open tabs. */
export type Draft = StoredChoice &
  Texts & {
    /** Null is any professional. */
    professionalId: number | null;
    startDate: LocalDate | null;
    startTime: LocalTime | null;
    /** Answers by the id of the question. */
    customFields: Record<string, string>;
    voucher: Voucher | null;
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
};

/** Returns what the client typed, which outlives the choices around it. */
export function typedPart({ comment, customFields }: Draft): Texts & Pick<Draft, 'customFields'> {
  return { comment, customFields };
}

/** Returns a stored draft, checked again field by field. */
export function parseDraft(stored: Record<string, unknown>): Draft {
  const { startDate, startTime } = stored;
  const date = isText(startDate) && isLocalDate(startDate) ? startDate : null;
  return {
    servicesIds: Array.isArray(stored.servicesIds) ? stored.servicesIds.filter(isId) : [],
    professionalId: isId(stored.professionalId) ? stored.professionalId : null,
    startDate: date,
    startTime: date && isText(startTime) && isLocalTime(startTime) ? startTime : null,
    comment: isText(stored.comment) ? stored.comment : '',
    customFields: isRecord(stored.customFields) ? textsOf(stored.customFields) : {},
    voucher: isVoucher(stored.voucher) ? stored.voucher : null,
    subscription: isId(stored.subscription) ? stored.subscription : null,
    addressSubscription: isId(stored.addressSubscription) ? stored.addressSubscription : null,
    servicesSubscriptionId: isText(stored.servicesSubscriptionId)
      ? stored.servicesSubscriptionId
      : null,
    buysAnother: stored.buysAnother === true,
  };
}

function isVoucher(value: unknown): value is NonNullable<Draft['voucher']> {
  return (
    isRecord(value) &&
    isId(value.id) &&
    isText(value.code) &&
    typeof value.discount === 'number' &&
    isText(value.discount_type) &&
    Array.isArray(value.services) &&
    value.services.every(isId)
  );
}

function textsOf(record: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record).filter((entry): entry is [string, string] => isText(entry[1])),
  );
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
