import { toBani } from '#domain/money/money.ts';
import { moneyLabel, totalLabel } from '#domain/money/price-label.ts';
import type { TotalPrice } from '#domain/money/price.ts';
import { addDays, isLocalDate, isLocalTime, type LocalDate } from '#domain/time/local-time.ts';
import { plural } from '#domain/words/numbers.ts';
import { parseId } from '#lib/paths.ts';
import type { PageParams } from '#lib/page-gate/page-params.ts';
import { copy } from '../copy.ts';
import { servicesOf, type BookingLocation } from './booking-location.ts';
import { emptyDraft, stepOf, type Draft } from './draft.ts';
import { draftPrice, professionalsOf, reconcileDraft } from './selection.ts';

export type LinkedDraft = { draft: Draft | null; notice: string | null; own: string | null };

export const linkDropped = 'Unele opțiuni din link nu mai sunt disponibile.';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Parses `?services=1,2&professional=&date=&time=&subscription=&step=`. `subscription` is the id of
 * a package to buy or the UUID of an own subscription.
 */
export function linkedDraft(
  params: PageParams,
  location: BookingLocation,
  today: LocalDate,
): LinkedDraft {
  const link = readLink(params, location, today);
  const { draft, own, dropped, removed } = link;
  const losses = [copy.removed(removed), dropped && linkDropped].filter(Boolean).join(' ');
  const notice = againNotice(params, location, link, today) ?? losses;
  return { draft, own, notice: notice || null };
}

function readLink(params: PageParams, location: BookingLocation, today: LocalDate) {
  const text = (name: string) => [params[name]].flat()[0] ?? '';
  const services = servicesOf(location);
  const own = uuid.test(text('subscription')) ? text('subscription') : null;
  const packageId = parseId(text('subscription'));
  const packageService = services.find(({ subscriptions }) =>
    subscriptions.some(({ id }) => id === packageId),
  );
  const ids = listOf(params.services).map(parseId);
  const offeredIds = ids.filter((id) => id !== null && services.some((one) => one.id === id));
  const gone = ids.length - offeredIds.length;
  const servicesIds = [...new Set([packageService?.id ?? null, ...offeredIds])].filter(
    (id) => id !== null,
  );

  const step = text('step') || '1';
  const dropped =
    String(stepOf(step)) !== step ||
    gone > 0 ||
    (text('subscription') !== '' && !packageService && !own);
  if (servicesIds.length === 0) {
    const isMeaningless = ['professional', 'date', 'time'].some((name) => text(name) !== '');
    return { draft: null, dropped: dropped || isMeaningless, gone, removed: [], own };
  }

  const sold = services.filter(
    ({ id, is_subscription }) => is_subscription && servicesIds.includes(id),
  );
  const ownService = own && sold.length === 1 ? sold[0] : undefined;
  const { draft, removed } = reconcileDraft(location, {
    ...emptyDraft,
    servicesIds,
    addressSubscription: packageService ? packageId : firstPackageId(ownService),
    servicesSubscriptionId: own,
  });
  const professional = parseId(text('professional'));
  const isAble = professionalsOf(location, draft).some(({ id }) => id === professional);
  const time = timeOf(text('date'), text('time'), location, today);
  return {
    draft: { ...draft, professionalId: isAble ? professional : null, ...time },
    dropped:
      dropped ||
      (text('professional') !== '' && !isAble) ||
      (text('date') !== '' && time.startDate === null) ||
      (text('time') !== '' && time.startTime === null),
    gone,
    removed,
    own,
  };
}

/** For an own subscription, any package as `addressSubscription` locks the service. */
export function firstPackageId(
  service: { subscriptions: readonly { id: number }[] } | undefined,
): number | null {
  return service?.subscriptions[0]?.id ?? null;
}

function timeOf(
  date: string,
  time: string,
  location: BookingLocation,
  today: LocalDate,
): Pick<Draft, 'startDate' | 'startTime'> {
  const bookable =
    isLocalDate(date) && date >= today && date <= addDays(today, location.horizon_days);
  if (!bookable) return { startDate: null, startTime: null };
  return { startDate: date, startTime: isLocalTime(time) ? time : null };
}

function listOf(value: string | string[] | undefined): string[] {
  return [value ?? []].flat().flatMap((text) => text.split(',').filter(Boolean));
}

const goneServices = {
  one: 'Un serviciu de data trecută nu mai este oferit.',
  more: '{n} servicii de data trecută nu mai sunt oferite.',
};

/** `paid` is the price in RON before a voucher, or `unknown`. */
function againNotice(
  { paid, professional }: PageParams,
  location: BookingLocation,
  { draft, gone, removed }: ReturnType<typeof readLink>,
  today: LocalDate,
): string | null {
  if (typeof paid !== 'string') return null;
  const before = /^\d+(\.\d{1,2})?$/.test(paid) && moneyLabel(toBani(Number(paid)));
  const price = draft && draftPrice(location, draft, today);
  const isSame = gone + removed.length === 0;
  const isOther = isSame && price && before && totalLabel(price) !== before;
  const notes = [
    gone > 0 && plural(gone, goneServices),
    copy.removed(removed),
    draft &&
      professional &&
      draft.professionalId === null &&
      'Specialistul de data trecută nu mai oferă aceste servicii.',
    isOther && priceNote(before, price),
  ];
  return notes.filter(Boolean).join(' ') || null;
}

function priceNote(before: string, now: TotalPrice): string {
  const former = `Prețul afișat data trecută: ${before}.`;
  return now.total === null
    ? `${former} Acum se stabilește la locație.`
    : `${former} Acum: ${totalLabel(now)}.`;
}
