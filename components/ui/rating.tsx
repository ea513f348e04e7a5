import { ratingLabel, reviewsLabel } from '#domain/words/count-labels.ts';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';

const ratingOf = (value: string) => `${value} din 5`;

type RatingProps = {
  value: number;
  count: number;
  size?: 'small' | 'medium';
  full?: boolean;
};

export function Rating({ value, count, size = 'small', full }: RatingProps) {
  if (count === 0) {
    return <span className="text-sm text-muted">Fără recenzii încă</span>;
  }
  const text = size === 'small' ? 'text-sm' : 'text-base';
  const label = ratingLabel(value, count);
  return (
    <span className={classes('inline-flex items-baseline gap-1.5', text)}>
      <Icon name="star" size={16} filled className="self-center text-sun" />
      <span aria-hidden={!full || undefined} className="tabular font-semibold text-ink">
        {full ? ratingOf(label) : label}
      </span>
      {!full && <span className="sr-only">{ratingOf(label)}</span>}
      <span className="text-muted">· {reviewsLabel(count)}</span>
    </span>
  );
}
