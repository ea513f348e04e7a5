import { classes } from '#components/ui/classes.ts';
import { Icon, type IconName } from '#components/ui/icon.tsx';
import { relativeLongDay } from '#domain/date-label.ts';
import { copy } from '../copy.ts';
import type { Step } from '../draft.ts';
import { chosenServices } from '../selection.ts';
import type { BookingFlow } from '../use-booking.ts';

type Answer = { step: Step; icon: IconName; label: string; edit: string; value: string };

type AnswersProps = {
  flow: BookingFlow;
  /** Leaves out the answers before this step. */
  from?: Step;
  className?: string;
};

/** The answers to the questions before this one, each a way back to its question. */
export function Answers({ flow, from = 1, className }: AnswersProps) {
  const answers = answersOf(flow).filter(({ step }) => step >= from && step < flow.step);
  if (answers.length === 0) return null;
  return (
    <section
      aria-label={copy.yourBooking}
      className={classes('rounded-card border border-line bg-surface p-1 lg:p-2', className)}
    >
      <ul>
        {answers.map(({ step, icon, label, edit, value }) => (
          <li key={step}>
            <button
              type="button"
              onClick={() => flow.goTo(step)}
              className="flex min-h-target w-full items-center gap-3 rounded-control px-3 py-1.5 text-left transition-colors hover:bg-sunken"
            >
              <Icon name={icon} className="text-muted" />
              <span className="flex min-w-0 flex-1 flex-col">
                <span className="text-xs text-muted max-lg:sr-only">{label}</span>
                <span className="line-clamp-2 font-medium">{value}</span>
              </span>
              <span className="sr-only">{edit}</span>
              <Icon name="pencil" size={16} className="text-brand" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function answersOf({ location, draft, today }: BookingFlow): Answer[] {
  const professional = location.professionals.find(({ id }) => id === draft.professionalId);
  const answers: Answer[] = [
    {
      step: 1,
      icon: 'scissors',
      label: copy.services,
      edit: copy.editServices,
      value: chosenServices(location, draft)
        .map(({ name }) => name)
        .join(', '),
    },
    {
      step: 2,
      icon: 'user',
      label: copy.professional,
      edit: copy.editProfessional,
      value: professional?.name ?? copy.anyone,
    },
  ];
  if (draft.startDate !== null && draft.startTime !== null) {
    answers.push({
      step: 3,
      icon: 'calendar',
      label: copy.dateAndTime,
      edit: copy.editTime,
      value: `${relativeLongDay(draft.startDate, today)}, ora ${draft.startTime}`,
    });
  }
  return answers;
}
