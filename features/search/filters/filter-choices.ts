import type { FiltersForm } from '#contract/filters-form.ts';
import type { LocationSort } from '#contract/location-order.ts';
import type { ResultPage } from '../cards/card-data.ts';
import { anyTime, type SearchState } from '../search-href.ts';
import type { SearchTime } from '#contract/search-time.ts';
import { shortDay } from '#domain/time/date-label.ts';
import { daysBetween, type LocalDate } from '#domain/time/local-time.ts';

type Choice = { id: number; name: string };

export type FilterChoices = { categories: Choice[]; payments: Choice[] };

const choice = ({ id, name }: Choice): Choice => ({ id, name });

export function toFilterChoices(form: FiltersForm | undefined): FilterChoices {
  return {
    categories: form?.categories.map(choice) ?? [],
    payments: form?.payment_methods.map(choice) ?? [],
  };
}

export function toggleId(ids: readonly number[], id: number): number[] {
  return ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
}

export function sortOf(state: SearchState, page: ResultPage | undefined): LocationSort | null {
  return state.sort ?? page?.sort ?? null;
}

/** Choosing the default order removes a word that names another order. */
export function withSort(
  state: SearchState,
  sort: LocationSort | null,
  page: Pick<ResultPage, 'understood'> | undefined,
): SearchState {
  const word = page?.understood.find(({ kind }) => kind === 'cheap' || kind === 'nearest');
  return { ...state, sort, search: !sort && word ? word.rest : state.search };
}

export function clearFilters(state: SearchState): SearchState {
  return { ...state, time: anyTime, categories: [], payments: [] };
}

export function conditionsOf(
  state: SearchState,
  understood: ResultPage['understood'],
): { name: string; to: SearchState }[] {
  const { date, after, before, open_now } = state.time;
  const withTime = (time: Partial<SearchTime>) => ({ ...state, time: { ...state.time, ...time } });
  return [
    ...understood.map(({ text, rest }) => ({ name: text, to: { ...state, search: rest } })),
    date.length > 0 && { name: daysLabel(date), to: withTime({ date: [] }) },
    (after || before) && {
      name: hoursLabel(after, before),
      to: withTime({ after: null, before: null }),
    },
    open_now && { name: 'Deschis acum', to: withTime({ open_now: false }) },
  ].filter((condition) => !!condition);
}

function hoursLabel(after: string | null, before: string | null): string {
  if (!after) return `Înainte de ${before}`;
  return before ? `Între ${after} și ${before}` : `După ${after}`;
}

/** Avoids "azi", because the page may be from the day before. */
function daysLabel(days: readonly LocalDate[]): string {
  const [first = '', last = first] = [days[0], days.at(-1)];
  const isSpan = days.length > 2 && daysBetween(first, last) === days.length - 1;
  return isSpan ? `${labelOf(first)} – ${labelOf(last)}` : days.map(labelOf).join(' sau ');
}

function labelOf(date: LocalDate): string {
  const { weekday, day } = shortDay(date);
  return `${weekday}, ${day}`;
}
