import { plural } from '#domain/words/numbers.ts';
import { formCopy as copy } from './form-copy.ts';

/** Shows the seconds until another code can be requested; renders nothing at 0. */
export function CodeWait({ left }: { left: number }) {
  if (left === 0) return null;
  return <p className="text-sm text-muted tabular-nums">{plural(left, copy.nextIn)}</p>;
}
