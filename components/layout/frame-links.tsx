import type { ComponentProps } from 'react';
import { Icon, type IconName } from '#components/ui/icon.tsx';

type SkipLinkProps = { to?: string; children?: string };

export function SkipLink({ to = 'continut', children = 'Sari la conținut' }: SkipLinkProps) {
  return (
    <a href={`#${to}`} className="skip-link">
      {children}
    </a>
  );
}

type DrawerLinkProps = ComponentProps<'a'> & { icon?: IconName };

export function DrawerLink({ icon, children, ...rest }: DrawerLinkProps) {
  return (
    <a {...rest} className="drawer-item">
      {icon && <Icon name={icon} className="text-muted" />}
      {children}
    </a>
  );
}
