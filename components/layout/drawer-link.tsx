import type { ComponentProps } from 'react';
import { Icon, type IconName } from '#components/ui/icon.tsx';

type DrawerLinkProps = ComponentProps<'a'> & { icon?: IconName };

/** An item of the drawer. A plain link: leaving the page also closes the drawer. */
export function DrawerLink({ icon, children, ...rest }: DrawerLinkProps) {
  return (
    <a {...rest} className={drawerItemClasses}>
      {icon && <Icon name={icon} className="text-muted" />}
      {children}
    </a>
  );
}

/** Classes of a drawer item, for buttons in it. */
export const drawerItemClasses = 'drawer-item';
