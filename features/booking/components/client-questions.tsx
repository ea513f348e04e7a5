import { Field } from '#components/ui/field.tsx';
import { Textarea } from '#components/ui/textarea.tsx';
import { maxLengths } from '#contract/values.ts';
import { copy } from '../copy.ts';
import { answerField } from '../custom-answers.ts';
import type { BookingFlow } from '../use-booking.ts';
import { CustomQuestion } from './custom-question.tsx';

type ClientQuestionsProps = {
  flow: BookingFlow;
  errors: Record<string, string>;
  /** Tells that a question got another answer. */
  onAnswer: (field: string) => void;
};

/** What the location asks (decisions 13), and a message. */
export function ClientQuestions({ flow, errors, onAnswer }: ClientQuestionsProps) {
  const { location, draft, change } = flow;
  return (
    <section className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4 sm:p-5">
      <h2 className="text-base">{copy.moreDetails}</h2>
      {location.custom_fields.map((field) => (
        <CustomQuestion
          key={field.id}
          field={field}
          name={answerField(field.id)}
          value={draft.customFields[field.id] ?? ''}
          error={errors[answerField(field.id)]}
          onChange={(value) => {
            change({ customFields: { ...draft.customFields, [field.id]: value } });
            onAnswer(answerField(field.id));
          }}
        />
      ))}
      <Field
        label={copy.comment}
        optional
        error={errors.comment}
        hint={location.is_health ? copy.healthNote : undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={maxLengths.comment}
            value={draft.comment}
            onChange={(event) => change({ comment: event.target.value })}
          />
        )}
      </Field>
    </section>
  );
}
