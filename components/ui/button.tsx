import type { ComponentProps, ReactNode } from 'react';
import { buttonClasses, type ButtonLook } from './classes.ts';
import { Spinner } from './spinner.tsx';

export const retryLabel = 'Încearcă din nou';

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    loading?: boolean;
    icon?: ReactNode;
  };

export function Button({
  variant,
  size,
  full,
  className,
  loading = false,
  icon,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={loading ? 'button' : type}
      onClick={loading ? undefined : onClick}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      className={buttonClasses({ variant, size, full, className })}
    >
      {loading ? <Spinner /> : icon}
      {children}
    </button>
  );
}

type ButtonLinkProps = Omit<ComponentProps<'a'>, 'href'> & ButtonLook & { href: string };

export function ButtonLink({ variant, size, full, className, ...rest }: ButtonLinkProps) {
  return <a {...rest} className={buttonClasses({ variant, size, full, className })} />;
}
