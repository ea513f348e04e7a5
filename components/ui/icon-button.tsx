import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { Icon, type IconName } from './icon.tsx';

type IconButtonProps = ComponentProps<'button'> & { label: string; icon: IconName };

export function IconButton({ label, icon, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classes(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-full border border-transparent text-ink transition-colors hover:bg-sunken',
        className,
      )}
    >
      <Icon name={icon} />
    </button>
  );
}
