import { Button, retryLabel } from '#components/ui/button.tsx';
import { FocusHandover } from '#components/ui/focus-handover.tsx';
import { copy } from '../copy.ts';

type FailedResultsProps = { retrying: boolean; onRetry: () => void };

export function FailedResults({ retrying, onRetry }: FailedResultsProps) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      <p>{retrying ? copy.loading : 'Nu am putut încărca rezultatele.'}</p>
      <FocusHandover>
        <Button variant="quiet" size="small" onClick={onRetry} loading={retrying}>
          {retryLabel}
        </Button>
      </FocusHandover>
    </div>
  );
}
