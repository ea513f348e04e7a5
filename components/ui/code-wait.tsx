import { plural } from '#domain/plural.ts';
import { formCopy as copy } from './form-copy.ts';

/** How many seconds no other code may be asked for; nothing where one may. */
export function CodeWait({ left }: { left: number }) {
  if (left === 0) return null;
  return <p className="text-sm text-muted tabular-nums">{plural(left, copy.nextIn)}</p>;
}
