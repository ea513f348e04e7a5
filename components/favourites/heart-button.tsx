import { classes } from '#components/ui/classes.ts';
import { Icon } from '#components/ui/icon.tsx';
import { showToast } from '#components/ui/show-toast.ts';
import { useFavourite } from '#hooks/use-favourite.ts';
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
  const { isClient, isKept, change } = useFavourite(id);

  const toggle = () => {
    if (change.isPending) return;
    change.mutate(!isKept, {
      onSuccess: () => {
        if (isKept) onRemoved?.();
        else void showToast(isClient ? copy.kept : copy.keptHere);
      },
      onError: (error) => void showToast(errorSentence(error), 'error'),
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
