import '#lib/browser/zod-without-eval.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '#components/ui/button.tsx';
import { DialogActions, DialogBar } from '#components/ui/dialog.tsx';
import { Field } from '#components/ui/field.tsx';
import { Problems } from '#components/ui/problems.tsx';
import { showToast } from '#lib/browser/show-toast.ts';
import { Textarea } from '#components/ui/textarea.tsx';
import type { Booking } from '#contract/booking.ts';
import { reviewBookingBody, type ReviewBookingBody } from '#contract/review.ts';
import { maxLengths } from '#contract/values.ts';
import { useKeptFields } from '#hooks/use-kept-fields.ts';
import { useFormCall } from '#hooks/use-form-call.ts';
import { useSession } from '#hooks/use-session.ts';
import { call } from '#lib/api/call.ts';
import { bookingQuery } from '#lib/api/own-queries.ts';
import { RatingChoice } from './rating-choice.tsx';

export function ReviewForm({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const review = useReviewBooking(booking.id);
  const { user } = useSession();
  const form = useFormCall<ReviewBookingBody>({
    rules: zodResolver(reviewBookingBody),
    send: async (body) => {
      await review.mutateAsync(body);
      form.reset();
      onClose();
      void showToast('Îți mulțumim pentru recenzie!');
    },
  });
  const { register, control, submit, problems } = form;
  const { errors, isSubmitting } = form.formState;
  useKeptFields(form, {
    name: `review-${booking.id}`,
    owner: user?.id,
    fields: ['rating', 'comment'],
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
      <p className="text-muted">
        Vizita ta la {booking.location.name}, cu {booking.professional.name}.
      </p>
      <Problems of={problems} />
      <RatingChoice control={control} error={errors.rating?.message} />
      <Field
        label="Recenzia ta"
        hint="Apare pe pagina locației, cu prenumele și inițiala numelui tău, nota, data și, dacă locația nu este un cabinet medical, serviciul și specialistul. Nu scrie informații medicale."
        error={errors.comment?.message}
        optional
      >
        {(control) => (
          <Textarea {...control} {...register('comment')} maxLength={maxLengths.review} />
        )}
      </Field>
      <DialogBar>
        <DialogActions keep="Renunță" onKeep={onClose}>
          <Button type="submit" loading={isSubmitting}>
            {isSubmitting ? 'Se trimite…' : 'Trimite recenzia'}
          </Button>
        </DialogActions>
      </DialogBar>
    </form>
  );
}

/** Refetches on failure too: the booking may have a review from another tab. */
function useReviewBooking(id: string) {
  const client = useQueryClient();
  const refetch = () => client.invalidateQueries({ queryKey: bookingQuery(id).queryKey });
  return useMutation({
    mutationFn: (body: ReviewBookingBody) => call('reviewBooking', { params: { id }, body }),
    onSuccess: refetch,
    onError: () => void refetch(),
  });
}
