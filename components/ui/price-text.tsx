import { classes } from './classes.ts';
import { copy } from './copy.ts';

type PriceTextProps = {
  /** A label of domain/price-label.ts. */
  label: string;
  /** The struck price; only with `reference` (the lowest of the last 30 days). */
  before?: string;
  reference?: string;
  align?: 'start' | 'end';
  className?: string;
};

/** A price in tabular numbers, with what it was before an offer. */
export function PriceText({ label, before, reference, align = 'end', className }: PriceTextProps) {
  const struck = before && reference;
  return (
    <span
      className={classes(
        'tabular inline-flex flex-col',
        align === 'end' ? 'items-end text-right' : 'items-start',
        className,
      )}
    >
      <span className="inline-flex flex-wrap items-baseline gap-x-2 font-semibold">
        {struck && (
          <s className="text-sm font-normal text-muted">
            <span className="sr-only">{copy.listPrice} </span>
            {before}
          </s>
        )}
        {label}
      </span>
      {struck && <span className="text-xs font-normal text-muted">{reference}</span>}
    </span>
  );
}
