import type { ReactNode } from 'react';
import { Button, retryLabel } from './button.tsx';
import { Notice } from './notice.tsx';

type ErrorStateProps = {
  title: string;
  children?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  level?: 2 | 3;
};

export function ErrorState({ title, children, onRetry, retrying, level }: ErrorStateProps) {
  return (
    <div role="alert">
      <Notice
        icon="circle-alert"
        title={title}
        level={level}
        action={
          onRetry && (
            <Button variant="secondary" onClick={onRetry} loading={retrying}>
              {retryLabel}
            </Button>
          )
        }
      >
        {children}
      </Notice>
    </div>
  );
}
