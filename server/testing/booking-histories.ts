import fc from 'fast-check';
import type { BookingStatus } from '#domain/booking/booking-status.ts';
import { timeOfMinutes, type LocalTime } from '#domain/time/local-time.ts';

/** Uses of the voucher, and visits of the subscription. */
export const maxUses = 2;
/** Minutes after 10:00. */
const starts = [0, 15, 30, 45];
/** The second service needs the only laser; the subscription pays for the third. */
export const services = [
  { duration: 30, price: 50 },
  { duration: 45, price: 80, equipment: 0 },
  { duration: 30, price: 200, subscription: { sessions: maxUses } },
];
export const [laser, covered] = [1, 2];

const nth = fc.nat({ max: 9 });
const at = fc.constantFrom(...starts);
const who = fc.option(fc.constantFrom(0, 1), { freq: 3 });
const wish = fc.record({ who, at, service: fc.nat({ max: 2 }), voucher: fc.boolean() });
export const history = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: wish.map((one) => ({ do: 'place' as const, ...one })) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('move' as const), nth, who, at }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), swept: fc.boolean() }) },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constantFrom('repeat', 'canceled', 'approved', 'rejected'),
        nth,
      }),
    },
  ),
  { minLength: 2, maxLength: 5 },
);

export type Step = typeof history extends fc.Arbitrary<(infer S)[]> ? S : never;
export type Wish = { who: number | null; at: number; service: number };

/** `who`: the professional. `until`: epoch ms of the decision's deadline. */
export type Visit = Wish & {
  id: string;
  who: number;
  voucher: boolean;
  status: BookingStatus;
  until: number;
  repeat: () => Promise<string>;
};

export function timeOf(minute: number): LocalTime {
  return timeOfMinutes(10 * 60 + minute);
}

/** Returns RON. */
export function totalOf({ service, voucher }: { service: number; voucher: boolean }): number {
  return service === covered ? 0 : services[service]!.price * (voucher ? 0.9 : 1);
}

export function freeOne(standing: readonly Visit[], visit: Wish): number | undefined {
  const load = (one: number) => standing.filter((other) => other.who === one).length;
  const candidates = visit.who === null ? [0, 1].sort((a, b) => load(a) - load(b)) : [visit.who];
  const endOf = (one: { at: number; service: number }) => one.at + services[one.service]!.duration;
  const inTheWay = standing.filter((other) => visit.at < endOf(other) && other.at < endOf(visit));
  if (visit.service === laser && inTheWay.some(({ service }) => service === laser))
    return undefined;
  return candidates.find((one) => inTheWay.every((other) => other.who !== one));
}
