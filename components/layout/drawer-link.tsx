import type { ComponentProps } from 'react';
import { Icon, type IconName } from '#components/ui/icon.tsx';

type DrawerLinkProps = ComponentProps<'a'> & { icon?: IconName };

export function DrawerLink({ icon, children, ...rest }: DrawerLinkProps) {
  return (
    <a {...rest} className="drawer-item">
      {icon && <Icon name={icon} className="text-muted" />}
      {children}
    </a>
  );
}
