import { plural } from '#domain/words/numbers.ts';

const nextIn = {
  one: 'Poți cere alt cod peste {n} secundă',
  few: 'Poți cere alt cod peste {n} secunde',
  other: 'Poți cere alt cod peste {n} de secunde',
};

/** Shows the seconds until another code can be requested; renders nothing at 0. */
export function CodeWait({ left }: { left: number }) {
  if (left === 0) return null;
  return <p className="text-sm text-muted tabular-nums">{plural(left, nextIn)}</p>;
}
