import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, useTransition, type ReactNode } from 'react';
import { AllCitiesLink, CountyLinks } from '#components/layout/city-links.tsx';
import { Button } from '#components/ui/button.tsx';
import { ChipToggle } from '#components/ui/chip.tsx';
import { classes } from '#components/ui/classes.ts';
import { Dialog } from '#components/ui/dialog.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { QueryContent } from '#components/ui/query-content.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { locationSorts } from '#contract/location-order.ts';
import { defaultRadiusKm, radiiKm } from '#domain/place/geo.ts';
import { countLabel } from '#domain/words/count-labels.ts';
import { useLast } from '#hooks/use-last.ts';
import { getQueryClient } from '#lib/api/query-client.ts';
import { call } from '#lib/api/call.ts';
import type { ResultPage } from '../cards/card-data.ts';
import { clearFilters, sortOf, toggleId, withSort, type FilterChoices } from './filter-choices.ts';
import { copy, sheetCopy, sortName } from './copy.ts';
import { pause } from '../pause.ts';
import { listQuery } from '../list-query.ts';
import type { SearchState } from '../search-href.ts';
import { WhenChoices } from './when-choices.tsx';

type FilterSheetProps = {
  open: boolean;
  onClose: () => void;
  state: SearchState;
  choices: FilterChoices;
  first: ResultPage | undefined;
  onApply: (state: SearchState) => void;
};

export function FilterSheet({ open, onClose, state, choices, first, onApply }: FilterSheetProps) {
  const [draft, setDraft] = useState<SearchState | null>(null);
  const choice = draft ?? state;
  const { data, isError } = useQuery(
    { ...countQuery(choice), enabled: draft !== null },
    getQueryClient(),
  );
  const draftCount = useLast(data);
  const count = isError ? undefined : ((draft && draftCount) ?? first);

  const close = () => {
    setDraft(null);
    onClose();
  };

  const [isApplying, startApplying] = useTransition();
  const applied = useRef<SearchState | null>(null);
  const apply = () => {
    applied.current = { ...choice, page: 1 };
    // A transition paints the pressed button before closing restyles the page.
    startApplying(close);
  };
  const passOn = useEffectEvent(() => {
    if (applied.current) onApply(applied.current);
    applied.current = null;
  });
  // The closed sheet is painted before the list is rendered again.
  useEffect(() => {
    if (!open) passOn();
  }, [open]);

  return (
    <Dialog
      open={open}
      onClose={close}
      title={copy.title}
      side="bottom"
      footer={
        <div className="flex flex-wrap justify-between gap-3">
          <Button
            variant="quiet"
            className="-ml-2.25 px-2!"
            onClick={() => setDraft(clearFilters({ ...choice, radius: defaultRadiusKm }))}
          >
            {copy.clear}
          </Button>
          <Button
            onClick={apply}
            className={classes('tabular flex-1 sm:flex-none', isApplying && 'bg-brand-hover!')}
          >
            {sheetCopy.apply}
            {count && ` (${countLabel(count.total, count.exact)})`}
          </Button>
        </div>
      }
    >
      <FilterGroups state={choice} first={first} choices={choices} onChange={setDraft} />
    </Dialog>
  );
}

type FilterGroupsProps = Pick<FilterSheetProps, 'state' | 'choices' | 'first'> & {
  onChange: (state: SearchState) => void;
};

function FilterGroups({ state, first, choices, onChange }: FilterGroupsProps) {
  const current = sortOf(state, first);
  return (
    <div className="flex flex-col gap-8">
      <Group title="Când">
        <WhenChoices time={state.time} onChange={(time) => onChange({ ...state, time })} />
      </Group>
      <Group title={sheetCopy.radius}>
        {radiiKm.map((km) => (
          <ChipToggle
            key={km}
            selected={state.radius === km}
            onClick={() => onChange({ ...state, radius: km })}
          >
            {copy.km(km)}
          </ChipToggle>
        ))}
      </Group>
      {(['categories', 'payments'] as const).map((kind) => (
        <Group key={kind} title={sheetCopy[kind]}>
          {choices[kind].map(({ id, name }) => (
            <ChipToggle
              key={id}
              selected={state[kind].includes(id)}
              onClick={() => onChange({ ...state, [kind]: toggleId(state[kind], id) })}
            >
              {name}
            </ChipToggle>
          ))}
        </Group>
      ))}
      <Group title={sheetCopy.city}>
        <AllCitiesLink className="inline-flex min-h-target items-center text-sm font-medium" />
        <CountyChoices />
      </Group>
      <Group title={copy.sort}>
        {[null, ...locationSorts].map((sort) => (
          <ChipToggle
            key={sort ?? 'default'}
            selected={current === sort}
            onClick={() => onChange(withSort(state, sort, first))}
          >
            {sortName(sort)}
          </ChipToggle>
        ))}
      </Group>
    </div>
  );
}

function CountyChoices() {
  const [open, setOpen] = useState(false);
  const query = useQuery({ ...countiesQuery, enabled: open }, getQueryClient());
  return (
    <details className="group w-full" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-target cursor-pointer items-center gap-1 text-sm font-medium">
        Alege județul
        <Icon name="chevron-down" className="text-muted group-open:rotate-180" />
      </summary>
      {open && (
        <QueryContent
          query={query}
          skeleton={<Skeleton className="h-40" />}
          failed="Nu am putut încărca județele."
          level={3}
        >
          {(counties) => <CountyLinks counties={counties} />}
        </QueryContent>
      )}
    </details>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-3 text-base font-semibold">{title}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}

const debounceMs = 300;

function countQuery(state: SearchState) {
  // Uses the list's page size, on which the total depends.
  const query = listQuery({ ...state, page: 1 });
  return queryOptions({
    queryKey: ['search', 'count', query],
    queryFn: async ({ signal }) => {
      await pause(debounceMs, signal);
      const { meta } = await call('listLocations', { query, signal });
      return { total: meta.total, exact: meta.total_is_exact };
    },
    retry: false,
  });
}

const countiesQuery = queryOptions({
  queryKey: ['search', 'counties'],
  queryFn: async ({ signal }) => (await call('filtersForm', { signal })).data.counties,
  staleTime: Infinity,
});
