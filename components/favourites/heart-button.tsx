import { classes } from '#components/ui/classes.ts';
import { Icon } from '#components/ui/icon.tsx';
import { showToast } from '#components/ui/show-toast.ts';
import { maxCounts } from '#contract/values.ts';
import { favouritesFull } from '#domain/favourites-full.ts';
import { useFavourite } from '#hooks/use-favourite.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { errorSentence } from '#lib/error-sentence.ts';
import { copy } from './copy.ts';

type HeartButtonProps = {
  location: { id: number; name: string };
  className?: string;
  /** Called once the location is no favourite any more. */
  onRemoved?: () => void;
};

/** Keeps a location among the favourites, or takes it out. */
export function HeartButton({ location: { id, name }, className, onRemoved }: HeartButtonProps) {
  const { isClient, isFull, isKept, change } = useFavourite(id);

  const toggle = () => {
    if (change.isPending) return;
    if (isFull && !isKept)
      return void showToast(favouritesFull(maxCounts.guestFavourites), 'error');
    change.mutate(!isKept, {
      onSuccess: () => {
        if (isKept) onRemoved?.();
        else void showToast(isClient ? copy.kept : copy.keptHere);
      },
      onError: (error) => void showToast(refusal(error), 'error'),
    });
  };

  return (
    <button
      type="button"
      aria-pressed={isKept}
      aria-label={copy.keep(name)}
      onClick={toggle}
      className={classes(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-full border border-line bg-surface transition-colors hover:bg-sunken',
        isKept ? 'text-brand' : 'text-ink',
        className,
      )}
    >
      <Icon name="heart" filled={isKept} />
    </button>
  );
}

/** What the api has against it, or why it could not be asked. */
function refusal(error: unknown): string {
  const [message] = isApiError(error) ? Object.values(error.errors).flat() : [];
  return message ?? errorSentence(error);
}
