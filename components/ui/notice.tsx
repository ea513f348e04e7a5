import type { ReactNode } from 'react';
import { FocusHandover } from './focus-handover.tsx';
import { Icon, type IconName } from './icon.tsx';

type NoticeProps = {
  icon?: IconName;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  level?: 2 | 3;
};

export function Notice({ icon = 'search', title, children, action, level = 2 }: NoticeProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-12 text-center">
      <span className="mb-1 flex size-14 items-center justify-center rounded-full bg-brand-soft text-brand">
        <Icon name={icon} size={24} />
      </span>
      <Heading className="text-lg">{title}</Heading>
      {children && <div className="max-w-md text-sm text-pretty text-muted">{children}</div>}
      {action && (
        <FocusHandover>
          <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>
        </FocusHandover>
      )}
    </div>
  );
}
