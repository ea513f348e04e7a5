import { Alert } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { copy as uiCopy } from '#components/ui/copy.ts';
import { useOnline } from '#hooks/use-online.ts';
import { resultsCopy as copy } from '../results-copy.ts';

type FailedResultsProps = {
  title: string;
  retrying: boolean;
  onRetry: () => void;
};

/** Results that did not come, beside those that stayed: said aloud, after each try anew. */
export function FailedResults({ title, retrying, onRetry }: FailedResultsProps) {
  const isOnline = useOnline();
  return (
    <Alert
      tone="danger"
      urgent
      title={title}
      action={
        <Button variant="secondary" onClick={onRetry} loading={retrying}>
          {uiCopy.retry}
        </Button>
      }
    >
      {retrying
        ? copy.results.loading
        : `${isOnline ? '' : copy.results.offline} ${copy.results.failedHint}`}
    </Alert>
  );
}
