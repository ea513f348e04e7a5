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

export function rangeText(start: number, end: number): string {
  return `["${new Date(start).toISOString()}","${new Date(end).toISOString()}")`;
}

export function rangeOf(text: string): [start: number, end: number] {
  const [start = '', end = ''] = text.match(/\d{4}-[^"]+/g) ?? [];
  return [Date.parse(start), Date.parse(end)];
}
