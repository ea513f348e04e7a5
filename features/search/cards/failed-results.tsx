import { Button } from '#components/ui/button.tsx';
import { copy as uiCopy } from '#components/ui/copy.ts';
import { FocusHandover } from '#components/ui/focus-handover.tsx';
import { copy } from '../copy.ts';

type FailedResultsProps = { retrying: boolean; onRetry: () => void };

export function FailedResults({ retrying, onRetry }: FailedResultsProps) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      <p>{retrying ? copy.loading : 'Nu am putut încărca rezultatele.'}</p>
      <FocusHandover>
        <Button variant="quiet" size="small" onClick={onRetry} loading={retrying}>
          {uiCopy.retry}
        </Button>
      </FocusHandover>
    </div>
  );
}
