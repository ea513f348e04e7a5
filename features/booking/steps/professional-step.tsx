import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Avatar } from '#components/ui/avatar.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { relativeDay, relativeLongDay } from '#domain/time/date-label.ts';
import type { LocalDate } from '#domain/time/local-time.ts';
import { useNow } from '#hooks/use-now.ts';
import { slotsQuery, firstFree } from '#lib/api/slots-query.ts';
import { copy } from '../copy.ts';
import type { BookingFlow } from '../draft/use-booking.ts';
import { StepFooter, stepFormId } from '../frame/step-frame.tsx';

export function ProfessionalStep({ flow }: { flow: BookingFlow }) {
  const { location, draft, today, change, goTo } = flow;
  const now = useNow();
  const { data: slots } = useQuery(
    slotsQuery({
      locationId: location.id,
      services: draft.servicesIds,
      professional: null,
      from: today,
    }),
  );
  const freeOf = (id: number | null) => (
    <span className="min-h-4 text-xs font-medium text-leaf">
      {slots && <FirstFree first={firstFree(id, slots, now)} today={today} />}
    </span>
  );
  const choose = (professionalId: number | null) => change({ professionalId });
  return (
    <>
      <fieldset className="flex min-w-0 flex-col gap-3 self-start max-lg:w-full">
        <legend className="sr-only">{copy.titles[2]}</legend>
        <ChoiceCard checked={draft.professionalId === null} onChoose={() => choose(null)}>
          <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-leaf-soft text-leaf">
            <Icon name="users" />
          </span>
          <span className="flex min-w-0 flex-col">
            <span className="font-semibold">{copy.anyone}</span>
            <span className="text-xs text-muted">
              Vezi toate orele libere, iar noi alegem pe cineva disponibil.
            </span>
            {freeOf(null)}
          </span>
        </ChoiceCard>
        {draft.professionals.map(({ id, name, title }) => (
          <ChoiceCard key={id} checked={draft.professionalId === id} onChoose={() => choose(id)}>
            <Avatar name={name} />
            <span className="flex min-w-0 flex-col">
              <span className="font-semibold">{name}</span>
              <span className="text-xs text-muted">{title}</span>
              {freeOf(id)}
            </span>
          </ChoiceCard>
        ))}
      </fieldset>
      <StepFooter flow={flow} label={copy.next} onNext={() => goTo(3)} />
    </>
  );
}

type FirstFreeProps = { first: ReturnType<typeof firstFree>; today: LocalDate };

/** Has whole words for screen readers, which mispronounce "lun, 23 nov". */
function FirstFree({ first, today }: FirstFreeProps) {
  if (!first) return 'Nicio oră liberă în perioada următoare';
  const { day, time } = first;
  const short = relativeDay(day, today);
  const long = relativeLongDay(day, today);
  return (
    <>
      <span aria-hidden>{time ? `Prima oră: ${short} ${time}` : `Ore libere: ${short}`}</span>
      <span className="sr-only">
        {time ? `Prima oră liberă: ${long}, ${time}` : `Ore libere: ${long}`}
      </span>
    </>
  );
}

type ChoiceCardProps = { checked: boolean; onChoose: () => void; children: ReactNode };

function ChoiceCard({ checked, onChoose, children }: ChoiceCardProps) {
  return (
    <label className="flex cursor-pointer items-center gap-4 rounded-card border border-line bg-surface p-4 transition-colors hover:border-line-strong has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
      {children}
      <input
        type="radio"
        name="specialist"
        form={stepFormId}
        checked={checked}
        onChange={onChoose}
        className="ml-auto radio appearance-none outline-none"
      />
    </label>
  );
}
