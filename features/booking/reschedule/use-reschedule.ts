import { useRouter } from 'next/navigation';
import { useCallback, useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '#lib/browser/show-toast.ts';
import type { Booking } from '#contract/booking.ts';
import { errorSentences } from '#contract/error.ts';
import type { LocalDate, LocalTime } from '#domain/time/local-time.ts';
import { maybeRon } from '#domain/money/money.ts';
import type { TotalPrice } from '#domain/money/price.ts';
import { submitRefusal, totalOf, type SubmitRefusal } from '../refusal/submit-refusal.ts';
import type { Draft } from '../draft/draft.ts';
import type { TimeConflict } from '../draft/use-booking.ts';
import type { RescheduleBookingBody } from '#contract/reschedule.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { bookingListsKey, bookingQuery, linkedBookingQuery } from '#lib/api/own-queries.ts';
import { call } from '#lib/api/call.ts';
import { sendOnce, unansweredBody } from '#lib/api/idempotency-key.ts';
import { slotsKey } from '#lib/api/slots-query.ts';
import { storeChange } from '#lib/api/store-change.ts';

type NewTime = Pick<Draft, 'professionalId' | 'startDate' | 'startTime'>;

/** `page` is the booking's path; `token` is from the client's link, null with a session. */
export type BookingAccess = { page: string; token: string | null };

export function useReschedule(
  booking: Booking,
  former: number | null,
  { page, token }: BookingAccess,
) {
  const router = useRouter();
  const mutation = useRescheduleBooking(booking, token);
  const [choice, setChoice] = useState<NewTime>({
    professionalId: former,
    startDate: null,
    startTime: null,
  });
  const [refusal, setRefusal] = useState<SubmitRefusal | null>(null);
  const acceptedOverlaps = useRef<string[]>([]);
  const [conflict, setConflict] = useState<TimeConflict | null>(null);
  const [newPrice, setNewPrice] = useState<{ date: LocalDate; price: TotalPrice } | null>(null);
  const price =
    newPrice !== null && newPrice.date === choice.startDate ? newPrice.price : totalOf(booking);

  const forgetRefusal = useCallback(() => setRefusal(null), []);

  const refuse = (next: SubmitRefusal, date: LocalDate, time: LocalTime) => {
    setRefusal(next);
    if (next.kind === 'price-changed') setNewPrice({ date, price: next.price });
    if (next.kind !== 'slot-taken') return;
    setConflict({
      date,
      time,
      professionalId: choice.professionalId,
      message: next.message ?? errorSentences.slot_taken,
    });
    setChoice((current) => ({ ...current, startTime: null }));
  };

  async function submit() {
    const { startDate, startTime, professionalId } = choice;
    if (mutation.isPending || startDate === null || startTime === null) return;
    setRefusal(null);
    try {
      const { status } = await mutation.mutateAsync({
        start_date: startDate,
        start_time: startTime,
        professional_id: professionalId,
        expected_total: maybeRon(price.total),
        expected_max_total: maybeRon(price.max_total),
        accepted_overlaps: acceptedOverlaps.current,
      });
      void showToast(
        status === 'pending' ? 'Cererea a fost trimisă.' : 'Ora aleasă a fost salvată.',
      );
      router.push(page);
    } catch (error) {
      refuse(submitRefusal(error, unansweredBody(booking.id) !== null), startDate, startTime);
    }
  }

  return {
    choice,
    change: (changes: Partial<NewTime>) => {
      setRefusal(null);
      if (changes.startTime) setConflict(null);
      setChoice({ ...choice, ...changes });
    },
    conflict,
    refusal,
    forgetRefusal,
    submit,
    accept(bookingId: string) {
      acceptedOverlaps.current.push(bookingId);
      void submit();
    },
    price,
    // Stays true until the booking page renders.
    sending: mutation.isPending || mutation.isSuccess,
  };
}

function useRescheduleBooking({ id, location }: Booking, token: string | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RescheduleBookingBody): Promise<Booking> =>
      sendOnce(id, body, async (headers) => {
        if (token === null) {
          const { data } = await call('rescheduleBooking', { params: { id }, body, headers });
          await storeChange(client, bookingQuery(id).queryKey, data);
          return data;
        }
        // A link cannot accept overlaps.
        const unaccepting = { ...body, accepted_overlaps: undefined };
        const input = { params: { token }, body: unaccepting, headers };
        const { data } = await call('rescheduleLinkedBooking', input);
        await storeChange(client, linkedBookingQuery(token).queryKey, data);
        return data;
      }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: bookingListsKey });
    },
    onError: (error) => {
      if (isApiError(error, 'not_reschedulable', 'not_found'))
        void client.invalidateQueries({ queryKey: ['bookings'] });
    },
    onSettled: () => void client.invalidateQueries({ queryKey: slotsKey(location.id) }),
  });
}
