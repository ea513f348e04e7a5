'use client';

import type { ReactNode } from 'react';
import { Avatar } from '#components/ui/avatar.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { copy } from '../copy.ts';
import type { BookingFlow } from '../use-booking.ts';
import { StepFooter } from './step-footer.tsx';

/** Step 2: anyone, or one of those who offer all chosen services. */
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

type ChoiceCardProps = {
  name: string;
  checked: boolean;
  onChoose: () => void;
  children: ReactNode;
};

/** One of several answers, as a native radio button: arrow keys move between them. */
function ChoiceCard({ name, checked, onChoose, children }: ChoiceCardProps) {
  return (
    <label className="flex cursor-pointer items-center gap-4 rounded-card border border-line bg-surface p-4 transition-colors hover:border-line-strong has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
      {children}
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        className="ml-auto size-5 shrink-0 accent-brand outline-none"
      />
    </label>
  );
}
