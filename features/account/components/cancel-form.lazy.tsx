import '#lib/browser/zod-without-eval.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CancelReasonForm } from '#components/booking/cancel-reason-form.tsx';
import { NavLink } from '#components/ui/nav-link.tsx';
import { showToast } from '#lib/browser/show-toast.ts';
import {
  cancelReasons,
  otherTimeReason,
  withoutHiddenText,
} from '#domain/booking/cancel-reason.ts';
import { dateTimeLabel } from '#domain/time/date-label.ts';
import type { Booking } from '#contract/booking.ts';
import { cancelBookingBody, type CancelBookingBody } from '#contract/cancellation.ts';
import { isAboveThePage } from '#lib/browser/history-entry.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { call } from '#lib/api/call.ts';
import { forgetKey } from '#lib/api/idempotency-key.ts';
import { bookingListsKey, bookingQuery, ownSubscriptionsQuery } from '#lib/api/own-queries.ts';
import { slotsKey } from '#lib/api/slots-query.ts';
import { storeChange } from '#lib/api/store-change.ts';
import { useKeptFields } from '#hooks/use-kept-fields.ts';
import { useFormCall } from '#hooks/use-form-call.ts';
import { useSession } from '#hooks/use-session.ts';

/** Back restores the scroll position, where the shorter page may not show the focus. */
function showFocus(): void {
  document.activeElement?.scrollIntoView({ block: 'nearest' });
}

export function CancelForm({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const cancel = useCancelBooking(booking.id);
  const { user } = useSession();
  const form = useFormCall<CancelBookingBody>({
    rules: zodResolver(cancelBookingBody),
    send: async (body) => {
      await cancel.mutateAsync(withoutHiddenText(body));
      // The kept key of a lost response would replay the canceled booking.
      forgetKey(booking.location.id);
      form.reset();
      onClose();
      if (isAboveThePage())
        window.addEventListener('popstate', () => setTimeout(showFocus), { once: true });
      void showToast('Programarea a fost anulată.');
    },
  });
  useKeptFields(form, {
    name: `cancel-${booking.id}`,
    owner: user?.id,
    fields: ['reason_id', 'reason'],
  });
  const otherTime = (
    <p className="rounded-control bg-brand-soft px-4 py-2">
      Poți reprograma în loc să anulezi.{' '}
      <NavLink
        href={`/account/bookings/${booking.id}/reschedule`}
        className="inline-flex min-h-target items-center font-semibold text-brand-hover underline"
      >
        Alege altă oră
      </NavLink>
    </p>
  );
  return (
    <CancelReasonForm
      form={form}
      reasons={cancelReasons}
      textHint="Nu scrie aici informații medicale."
      onKeep={onClose}
      note={form.watch('reason_id') === otherTimeReason.id && otherTime}
    >
      <p>
        <strong>{booking.location.name}</strong>
        <span className="block text-muted first-letter:uppercase">
          {dateTimeLabel(booking.start_date, booking.start_time)}
        </span>
      </p>
    </CancelReasonForm>
  );
}

function useCancelBooking(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: CancelBookingBody) =>
      (await call('cancelBooking', { params: { id }, body })).data,
    onSuccess: async (booking) => {
      await storeChange(client, bookingQuery(id).queryKey, booking);
      void client.invalidateQueries(ownSubscriptionsQuery);
      void client.invalidateQueries({ queryKey: slotsKey(booking.location.id) });
      return client.invalidateQueries({ queryKey: bookingListsKey });
    },
    onError: (error) => {
      if (isApiError(error, 'not_cancelable', 'not_found'))
        void client.invalidateQueries({ queryKey: ['bookings'] });
    },
  });
}
