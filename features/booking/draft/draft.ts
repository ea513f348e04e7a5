import type { Voucher } from '#contract/voucher.ts';
import {
  isLocalDate,
  isLocalTime,
  type LocalDate,
  type LocalTime,
} from '#domain/time/local-time.ts';
import { noSubscription, type StoredChoice } from '#lib/browser/draft-storage.ts';
import { isId, isRecord } from '#lib/browser/browser-storage.ts';

export type Step = 1 | 2 | 3 | 4 | 5;

export function stepOf(text: string | null | undefined): Step {
  const match = ([1, 2, 3, 4, 5] as const).find((step) => String(step) === text);
  return match ?? 1;
}

/** Renaming a field drops it from the drafts of open tabs. */
export type Draft = StoredChoice & {
  /** Null means any professional. */
  professionalId: number | null;
  startDate: LocalDate | null;
  startTime: LocalTime | null;
  comment: string;
  customFields: Record<string, string>;
  voucher: Voucher | null;
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

function furthestStep(draft: Draft): Step {
  if (draft.servicesIds.length === 0) return 1;
  return draft.startDate === null || draft.startTime === null ? 3 : 4;
}

export function allowedStep(step: Step, draft: Draft, placed: boolean): Step {
  if (placed && step === 5) return 5;
  const furthest = furthestStep(draft);
  return step < furthest ? step : furthest;
}

export function typedPart({
  comment,
  customFields,
}: Draft): Pick<Draft, 'comment' | 'customFields'> {
  return { comment, customFields };
}

export function parseDraft(stored: Record<string, unknown>): Draft {
  const { startDate, startTime } = stored;
  const date = isText(startDate) && isLocalDate(startDate) ? startDate : null;
  return {
    servicesIds: Array.isArray(stored.servicesIds) ? stored.servicesIds.filter(isId) : [],
    professionalId: idOf(stored.professionalId),
    startDate: date,
    startTime: date && isText(startTime) && isLocalTime(startTime) ? startTime : null,
    comment: isText(stored.comment) ? stored.comment : '',
    customFields: isRecord(stored.customFields) ? textsOf(stored.customFields) : {},
    voucher: isVoucher(stored.voucher) ? stored.voucher : null,
    subscription: idOf(stored.subscription),
    addressSubscription: idOf(stored.addressSubscription),
    servicesSubscriptionId: isText(stored.servicesSubscriptionId)
      ? stored.servicesSubscriptionId
      : null,
    buysAnother: stored.buysAnother === true,
  };
}

function isVoucher(value: unknown): value is Voucher {
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

const idOf = (value: unknown) => (isId(value) ? value : null);

const isText = (value: unknown): value is string => typeof value === 'string';
