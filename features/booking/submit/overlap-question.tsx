import { useLoaded } from '#hooks/use-loaded.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';
import type { SubmitRefusal } from './submit-outcome.ts';

const loadDialog = lazyPart(() => import('./overlap-dialog.lazy.tsx'));

type OverlapQuestionProps = {
  refusal: SubmitRefusal | null;
  onClose: () => void;
  onAccept: (bookingId: string) => void;
};

export function OverlapQuestion({ refusal, onClose, onAccept }: OverlapQuestionProps) {
  const overlap = refusal?.kind === 'overlap' ? refusal.overlap : null;
  const dialog = useLoaded(loadDialog, overlap !== null, onClose);
  return dialog && <dialog.OverlapDialog overlap={overlap} onClose={onClose} onAccept={onAccept} />;
}
