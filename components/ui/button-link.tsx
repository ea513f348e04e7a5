import type { ComponentProps, ReactNode } from 'react';
import { buttonClasses, type ButtonLook } from './classes.ts';

type ButtonLinkProps = Omit<ComponentProps<'a'>, 'href'> &
  ButtonLook & { href: string; icon?: ReactNode };

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
