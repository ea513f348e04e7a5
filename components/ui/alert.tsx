import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';

const tones = {
  info: { box: 'border-line bg-sunken text-ink', icon: 'info' },
  success: { box: 'border-leaf/25 bg-leaf-soft text-leaf', icon: 'circle-check' },
  warning: { box: 'border-sun/50 bg-sun-soft text-sun-ink', icon: 'info' },
  danger: { box: 'border-danger/25 bg-danger-soft text-danger-hover', icon: 'circle-alert' },
} as const;

type AlertProps = {
  tone?: keyof typeof tones;
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  urgent?: boolean;
  className?: string;
};

export function Alert({ tone = 'info', title, children, action, urgent, className }: AlertProps) {
  const { box, icon } = tones[tone];
  return (
    <div
      role={urgent ? 'alert' : 'status'}
      className={classes(
        'flex items-start gap-3 rounded-control border p-4 text-sm',
        box,
        className,
      )}
    >
      <Icon name={icon} className="mt-px" />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className="mt-2">{action}</div>}
      </div>
    </div>
  );
}
