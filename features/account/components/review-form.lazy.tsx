import '#lib/browser/zod-without-eval.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useController, type Control } from 'react-hook-form';
import { Button } from '#components/ui/button.tsx';
import { DialogActions, DialogBar } from '#components/ui/dialog.tsx';
import { Field, FieldError } from '#components/ui/field.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { Problems } from '#components/ui/problems.tsx';
import { showToast } from '#lib/browser/show-toast.ts';
import { Textarea } from '#components/ui/text-input.tsx';
import type { Booking } from '#contract/booking.ts';
import { reviewBookingBody, type ReviewBookingBody } from '#contract/review.ts';
import { maxLengths } from '#contract/values.ts';
import { starsLabel } from '#domain/words/count-labels.ts';
import { useKeptFields } from '#hooks/use-kept-fields.ts';
import { useFormCall } from '#hooks/use-form-call.ts';
import { useSession } from '#hooks/use-session.ts';
import { call } from '#lib/api/call.ts';
import { bookingQuery } from '#lib/api/own-queries.ts';

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

type RatingChoiceProps = { control: Control<ReviewBookingBody>; error: string | undefined };

function RatingChoice({ control, error }: RatingChoiceProps) {
  const id = useId();
  const { field } = useController({ control, name: 'rating' });
  const value = (field.value as number | undefined) ?? 0;
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      className="flex flex-col gap-1.5"
    >
      <legend className="text-sm font-semibold">Nota ta</legend>
      <div className="flex">
        {([1, 2, 3, 4, 5] as const).map((stars) => (
          <label
            key={stars}
            className="flex size-11 cursor-pointer items-center justify-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-brand"
          >
            <input
              ref={stars === 1 ? field.ref : undefined}
              type="radio"
              name={field.name}
              checked={stars === value}
              onChange={() => field.onChange(stars)}
              onBlur={field.onBlur}
              aria-describedby={error ? id : undefined}
              className="sr-only"
            />
            <span className="sr-only">{starsLabel(stars)}</span>
            <Icon
              name="star"
              size={32}
              filled={stars <= value}
              className={stars <= value ? 'text-sun' : 'text-line-strong'}
            />
          </label>
        ))}
      </div>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}

/** Refetches on failure too, because the booking may have a review from another tab. */
function useReviewBooking(id: string) {
  const client = useQueryClient();
  const refetch = () => client.invalidateQueries({ queryKey: bookingQuery(id).queryKey });
  return useMutation({
    mutationFn: (body: ReviewBookingBody) => call('reviewBooking', { params: { id }, body }),
    onSuccess: refetch,
    onError: () => void refetch(),
  });
}
