'use client';

import { Avatar } from '#components/ui/avatar.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { copy } from '../copy.ts';
import type { BookingFlow } from '../use-booking.ts';
import { ChoiceCard } from './choice-card.tsx';
import { StepFooter } from './step-footer.tsx';

/** Step 2: anyone, or one of those who offer all chosen services (decisions 2 and 3). */
export function ProfessionalStep({ flow }: { flow: BookingFlow }) {
  const { draft, change, goTo } = flow;
  const choose = (professionalId: number | null) => change({ professionalId });
  return (
    <>
      <fieldset className="flex min-w-0 flex-col gap-3">
        <legend className="sr-only">{copy.titles[2]}</legend>
        <ChoiceCard
          name="specialist"
          checked={draft.professionalId === null}
          onChoose={() => choose(null)}
        >
          <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-leaf-soft text-leaf">
            <Icon name="users" />
          </span>
          <span className="flex min-w-0 flex-col">
            <span className="font-semibold">{copy.anyone}</span>
            <span className="text-xs text-muted">{copy.anyoneHint}</span>
          </span>
        </ChoiceCard>
        {draft.professionals.map(({ id, name, title }) => (
          <ChoiceCard
            key={id}
            name="specialist"
            checked={draft.professionalId === id}
            onChoose={() => choose(id)}
          >
            <Avatar name={name} />
            <span className="flex min-w-0 flex-col">
              <span className="truncate font-semibold">{name}</span>
              <span className="text-xs text-muted">{title}</span>
            </span>
          </ChoiceCard>
        ))}
      </fieldset>
      <StepFooter flow={flow} label={copy.next} onNext={() => goTo(3)} />
    </>
  );
}
