/** Busy periods per professional or equipment unit; epoch ms, `end` excluded. */
export type Agenda = {
  isFree: (owner: number, start: number, end: number) => boolean;
  take: (owner: number, start: number, end: number) => void;
};

export function emptyAgenda(): Agenda {
  const spans = new Map<number, (readonly [start: number, end: number])[]>();
  return {
    isFree: (owner, start, end) =>
      !(spans.get(owner) ?? []).some(([from, to]) => from < end && start < to),
    take: (owner, start, end) => {
      const own = spans.get(owner);
      if (own) own.push([start, end]);
      else spans.set(owner, [[start, end]]);
    },
  };
}

export function boundsOf(range: string): [start: number, end: number] {
  const [start = '', end = ''] = range.slice(1, -1).split(',');
  return [Date.parse(start), Date.parse(end)];
}
