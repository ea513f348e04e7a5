import type { ComponentProps } from 'react';
import { searchIcon } from '#components/icons/search-icon.ts';
import { Notice } from './notice.tsx';

type EmptyStateProps = Omit<ComponentProps<typeof Notice>, 'icon'> & { icon?: string };

/** Nothing to show, and the next step: give an `action`. */
export function EmptyState({ icon = searchIcon, ...rest }: EmptyStateProps) {
  return <Notice icon={icon} {...rest} />;
}
