import { useState, type ReactNode } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { plural } from '#domain/words/numbers.ts';

const unfolded = 5;

/** `one` is unused: at least two are folded. */
const more = { one: '', few: 'Încă {n} servicii', other: 'Încă {n} de servicii' };

type FoldedRowsProps<S> = {
  services: S[];
  chosen: readonly number[];
  rowOf: (service: S) => ReactNode;
};

export function FoldedRows<S extends { id: number }>({
  services,
  chosen,
  rowOf,
}: FoldedRowsProps<S>) {
  const [open, setOpen] = useState(false);
  // A single row takes no more space than the line that unfolds it.
  const isLong = services.length > unfolded + 1;
  const rest = isLong ? services.slice(unfolded) : [];
  const hasChosen = rest.some(({ id }) => chosen.includes(id));
  return (
    <>
      <ul>{services.slice(0, services.length - rest.length).map(rowOf)}</ul>
      {isLong && (
        <details
          open={open || hasChosen}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
          className="more-rows"
        >
          <summary>
            {plural(rest.length, more)}
            <Icon name="chevron-down" />
          </summary>
          <ul>{rest.map(rowOf)}</ul>
        </details>
      )}
    </>
  );
}
