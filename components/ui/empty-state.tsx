import type { ComponentProps } from 'react';
import type { IconName } from './icon.tsx';
import { Notice } from './notice.tsx';

type EmptyStateProps = Omit<ComponentProps<typeof Notice>, 'icon'> & { icon?: IconName };

/** Nothing to show, and the next step: give an `action`. */
export function EmptyState({ icon = 'search', ...rest }: EmptyStateProps) {
  return <Notice icon={icon} {...rest} />;
}
