import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '#components/ui/button.tsx';
import type { Booking } from '#contract/booking.ts';
import { isCancelable } from '#domain/booking/booking-status.ts';
import { useMinute } from '#hooks/use-now.ts';
import { bookingQuery } from '#lib/api/own-queries.ts';
import { call } from '#lib/api/call.ts';
import { errorSentence } from '#lib/api/error-sentence.ts';

export function SlotAlertSwitch({ booking }: { booking: Booking }) {
  const client = useQueryClient();
  const now = useMinute() ?? new Date();
  const change = useMutation({
    mutationFn: async (enabled: boolean) =>
      enabled
        ? (await call('createSlotAlert', { body: { booking_id: booking.id } })).data
        : (await call('deleteSlotAlert', { params: { booking_id: booking.id } })).data,
    onSuccess: (changed) => client.setQueryData(bookingQuery(booking.id).queryKey, changed),
  });
  if (!isCancelable(booking, now)) return null;
  return (
    <div className="flex flex-col items-start gap-1 print:hidden">
      <Button
        variant="quiet"
        loading={change.isPending}
        onClick={() => change.mutate(!booking.alert)}
      >
        {booking.alert ? 'Nu mă mai anunța' : 'Anunță-mă dacă se eliberează un loc mai devreme'}
      </Button>
      <p role="status" className="text-muted empty:hidden">
        {change.error
          ? errorSentence(change.error)
          : booking.alert &&
            'Îți scriem pe e-mail dacă se eliberează un loc mai devreme, dar numai de câteva ori.'}
      </p>
    </div>
  );
}
