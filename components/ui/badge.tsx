import type { ReactNode } from 'react';
import { classes } from './classes.ts';

const tones = {
  neutral: 'bg-sunken text-muted',
  surface: 'bg-surface text-ink',
  leaf: 'bg-leaf-soft text-leaf',
  sun: 'bg-sun-soft text-sun-ink',
  danger: 'bg-danger-soft text-danger-hover',
};

export type BadgeTone = keyof typeof tones;

type BadgeProps = { tone?: BadgeTone; icon?: ReactNode; className?: string; children: ReactNode };

export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap narrow:whitespace-normal',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
