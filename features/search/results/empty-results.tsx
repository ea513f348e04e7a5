import { buttonClasses } from '#components/ui/classes.ts';
import { Notice } from '#components/ui/notice.tsx';
import { radiiKm } from '#domain/place/geo.ts';
import { resultCountLabel } from '#domain/words/count-labels.ts';
import type { ResultPage } from '../cards/card-data.ts';
import { copy } from '../filters/copy.ts';
import { clearFilters, conditionsOf } from '../filters/filter-choices.ts';
import type { SearchState } from '../search-href.ts';
import { SearchLink } from '../filters/search-link.tsx';

type EmptyResultsProps = {
  state: SearchState;
  page: Pick<ResultPage, 'understood'>;
  onChange: (state: SearchState) => void;
};

export function EmptyResults({ state, page, onChange }: EmptyResultsProps) {
  const parts = page.understood.filter(({ kind }) => kind === 'place' || kind === 'price');
  const hasPlace = parts.some(({ kind }) => kind === 'place');
  const wider = hasPlace ? undefined : radiiKm.find((km) => km > state.radius);
  const filtered = state.categories.length + state.payments.length > 0;
  const ways = [
    wider && { to: { ...state, radius: wider }, words: `Caută pe o rază de ${copy.km(wider)}` },
    ...conditionsOf(state, parts).map(({ name, to }) => ({ to, words: copy.remove(name) })),
    filtered && { to: clearFilters(state), words: copy.clear },
  ].filter((way) => !!way);
  return (
    <Notice
      title={resultCountLabel(0)}
      action={ways.map(({ to, words }, index) => (
        <SearchLink
          key={words}
          to={to}
          onChange={onChange}
          className={buttonClasses({ variant: index === 0 ? 'primary' : 'secondary' })}
        >
          {words}
        </SearchLink>
      ))}
    >
      Încearcă altă zonă, alte cuvinte sau mai puține filtre.
    </Notice>
  );
}
