import { Button } from '#components/ui/button.tsx';
import { copy as uiCopy } from '#components/ui/copy.ts';
import { FocusHandover } from '#components/ui/focus-handover.tsx';
import { resultsCopy as copy } from '../results-copy.ts';

type FailedResultsProps = { retrying: boolean; onRetry: () => void };

/** Stands where a list of locations failed and nothing is shown yet. Lists that are shown stay, and say nothing. */
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
