import { classes } from '#components/ui/classes.ts';
import { Icon, type IconName } from '#components/ui/icon.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { relativeLongDay } from '#domain/time/date-label.ts';
import { copy } from '../copy.ts';
import type { Step } from '../draft/draft.ts';
import type { BookingFlow } from '../draft/use-booking.ts';
import { IconButton } from '#components/ui/icon-button.tsx';
import { lineLabel } from '#domain/money/price-label.ts';

type Choice = { step: Step; icon: IconName; label: string; edit: string; value: string };

type ChoicesProps = { flow: BookingFlow; from: number; to: number; className: string };

export function Choices({ flow, from, to, className }: ChoicesProps) {
  const choices = choicesOf(flow).filter(({ step }) => step >= from && step <= to);
  if (choices.length === 0) return null;
  return (
    <section
      aria-label={copy.yourBooking}
      className={classes('rounded-card border border-line bg-surface p-1', className)}
    >
      <ul>
        {choices.map((choice) => (
          <li key={choice.step}>
            {choice.step === flow.step ? (
              <p className={line}>
                <ChoiceText choice={choice} />
              </p>
            ) : (
              <button
                type="button"
                onClick={() => flow.goTo(choice.step)}
                className={classes(line, 'transition-colors hover:bg-sunken')}
              >
                <ChoiceText choice={choice} />
                <span className="sr-only">{choice.edit}</span>
                <Icon name="pencil" size={16} className="text-brand" />
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const line = 'flex min-h-target w-full items-center gap-3 rounded-control px-3 py-1.5 text-left';

function ChoiceText({ choice: { icon, label, value } }: { choice: Choice }) {
  return (
    <>
      <Icon name={icon} className="text-muted" />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="text-xs text-muted max-lg:sr-only">{label}</span>
        <span className="line-clamp-2 font-medium min-[18rem]:max-sm:line-clamp-1">{value}</span>
      </span>
    </>
  );
}

function choicesOf({ draft, today }: BookingFlow): Choice[] {
  const choices: Choice[] = [
    {
      step: 1,
      icon: 'ticket',
      label: copy.services,
      edit: copy.editServices,
      value: draft.services.map(({ name }) => name).join(', '),
    },
    {
      step: 2,
      icon: 'user',
      label: copy.professional,
      edit: copy.editProfessional,
      value: draft.professional?.name ?? copy.anyone,
    },
  ];
  if (draft.startDate !== null && draft.startTime !== null) {
    choices.push({
      step: 3,
      icon: 'calendar',
      label: copy.dateAndTime,
      edit: copy.editTime,
      value: `${relativeLongDay(draft.startDate, today)}, ora ${draft.startTime}`,
    });
  }
  return choices;
}

export function SideSummary({ flow }: { flow: BookingFlow }) {
  const { location, draft, step } = flow;
  const { lines } = flow.price;
  return (
    <div className="flex flex-col gap-4 border-b border-line pb-4 max-lg:hidden">
      <div className="flex gap-4">
        {location.cover && (
          <Picture
            src={location.cover.src}
            width={1}
            height={1}
            tint={location.cover.tint}
            sizes="6rem"
            className="size-24 shrink-0 self-start rounded-control"
          />
        )}
        <div className="min-w-0">
          <h2 className="text-lg">{copy.yourBooking}</h2>
          <p className="mt-1 font-semibold">{location.name}</p>
          <p className="text-xs text-muted">
            {location.address}, {location.city}
          </p>
        </div>
      </div>
      {step < 4 && lines.length > 0 && (
        <div>
          <div className="flex items-center justify-between">
            <h3 className="font-text text-xs font-semibold text-muted">{copy.services}</h3>
            {step > 1 && (
              <IconButton
                label={copy.editServices}
                icon="pencil"
                onClick={() => flow.goTo(1)}
                className="-my-2 -mr-3 [&>svg]:size-4 [&>svg]:text-brand"
              />
            )}
          </div>
          <ul className="mt-1 flex flex-col gap-2">
            {draft.services.map(({ id, name }) => {
              const line = lines.find(({ service_id }) => service_id === id);
              return (
                <li key={id} className="flex justify-between gap-4">
                  <span>{name}</span>
                  <span className="tabular shrink-0 text-right font-semibold">
                    {line && lineLabel(line)}
                  </span>
                </li>
              );
            })}
          </ul>
        </div>
      )}
      {step < 4 && (
        <Choices flow={flow} from={2} to={step} className="lg:-mx-3 lg:border-0 lg:p-0" />
      )}
    </div>
  );
}
