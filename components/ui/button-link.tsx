import type { ComponentProps, ReactNode } from 'react';
import { buttonClasses, type ButtonLook } from './button-classes.ts';

type ButtonLinkProps = Omit<ComponentProps<'a'>, 'href'> &
  ButtonLook & { href: string; icon?: ReactNode };

/** A plain link that looks like a button. For client-side navigation use NavLink with buttonClasses(). */
export function ButtonLink({
  variant,
  size,
  full,
  className,
  icon,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClasses({ variant, size, full, className })}>
      {icon}
      {children}
    </a>
  );
}
