import { Button } from '#components/ui/button.tsx';
import { copy as uiCopy } from '#components/ui/copy.ts';
import { FocusHandover } from '#components/ui/focus-handover.tsx';
import { resultsCopy as copy } from '../results-copy.ts';

type FailedResultsProps = { retrying: boolean; onRetry: () => void };

/** The error of a list that has nothing to show. A list that is already shown stays, without a message. */
export function FailedResults({ retrying, onRetry }: FailedResultsProps) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
      <p>{retrying ? copy.results.loading : copy.results.failed}</p>
      <FocusHandover>
        <Button variant="quiet" size="small" onClick={onRetry} loading={retrying}>
          {uiCopy.retry}
        </Button>
      </FocusHandover>
    </div>
  );
}
