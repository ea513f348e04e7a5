import { useId } from 'react';
import { useController, type Control } from 'react-hook-form';
import { FieldError } from '#components/ui/field.tsx';
import { Icon } from '#components/ui/icon.tsx';
import type { ReviewBookingBody } from '#contract/review.ts';
import { starsLabel } from '#domain/words/count-labels.ts';

type RatingChoiceProps = {
  control: Control<ReviewBookingBody>;
  error?: string;
};

export function RatingChoice({ control, error }: RatingChoiceProps) {
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
