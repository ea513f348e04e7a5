'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import type { ResultPage } from '../card-data.ts';
import { resultsCopy as copy } from '../results-copy.ts';
import { cleared, type FilterChoices } from '../filter-choices.ts';
import type { SearchState } from '../search-state.ts';
import { useResultCount } from '../use-result-count.ts';
import { FilterGroups } from './filter-groups.tsx';

type FilterSheetProps = {
  open: boolean;
  onClose: () => void;
  state: SearchState;
  choices: FilterChoices;
  /** The count of the results behind the sheet. */
  total: ResultPage | undefined;
  onApply: (state: SearchState) => void;
};

/** Every filter, and how many results they leave, before they are applied. */
export function FilterSheet({ open, onClose, state, choices, total, onApply }: FilterSheetProps) {
  const [draft, setDraft] = useState<SearchState | null>(null);
  const wanted = draft ?? state;
  const counted = useResultCount(draft) ?? total;

  const close = () => {
    setDraft(null);
    onClose();
  };

  const apply = () => {
    onApply({ ...wanted, page: 1 });
    setDraft(null);
  };

  return (
    <Dialog
      open={open}
      onClose={close}
      title={copy.filters.title}
      side="bottom"
      footer={
        <div className="flex flex-wrap justify-between gap-3">
          <Button variant="quiet" onClick={() => setDraft(cleared(wanted))}>
            {copy.filters.clear}
          </Button>
          <Button onClick={apply} className="tabular flex-1 sm:flex-none">
            {counted ? copy.filters.applyCount(counted.total, counted.exact) : copy.filters.apply}
          </Button>
        </div>
      }
    >
      <FilterGroups state={wanted} choices={choices} onChange={setDraft} />
    </Dialog>
  );
}
