import type { ReactNode } from 'react';

type ChoiceCardProps = {
  name: string;
  checked: boolean;
  onChoose: () => void;
  children: ReactNode;
};

/** One of several answers, as a native radio button: arrow keys move between them. */
export function ChoiceCard({ name, checked, onChoose, children }: ChoiceCardProps) {
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
