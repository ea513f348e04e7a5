import { useEffect, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { isHinted, sessionStore } from '#lib/session/session-store.ts';
import { readNote, writeNote } from '#lib/browser/tab-note.ts';

type KeptFieldsOptions<F extends FieldValues> = {
  name: string;
  /** Never a password or a code. */
  fields: readonly Path<F>[];
  /** Client id; undefined until loaded, null if the form needs no session. */
  owner: string | null | undefined;
  /** Changes after each successful submit of a form that stays open. */
  saves?: number;
};

/** Keeps typed text in this tab until the form calls `reset`. */
export function useKeptFields<F extends FieldValues>(
  { getValues, setValue }: Pick<UseFormReturn<F>, 'getValues' | 'setValue'>,
  { name, owner, fields, saves }: KeptFieldsOptions<F>,
): void {
  const names = fields.join();
  const initialValues = useRef<unknown[]>([]);
  const formerOwner = useRef(owner);
  useEffect(() => {
    initialValues.current = getValues(names.split(',') as Path<F>[]);
  }, [names, saves, getValues]);
  useEffect(() => {
    if (owner === undefined) return;
    const key = `typed:${name}` as const;
    const paths = names.split(',') as Path<F>[];
    // The previous client's text does not count as typed.
    if (formerOwner.current !== undefined && formerOwner.current !== owner)
      initialValues.current = getValues(paths);
    formerOwner.current = owner;
    const isTyped = (path: Path<F>, at: number) =>
      (getValues(path) || '') !== (initialValues.current[at] || '');
    const note = readNote(key);
    writeNote(key, null);
    const former = (note?.owner === owner ? note.values : {}) as Record<string, unknown>;
    for (const [at, path] of paths.entries())
      // Without an owner, text typed before hydration takes precedence.
      if (path in former && !isTyped(path, at) && (owner !== null || !initialValues.current[at]))
        setValue(path, former[path] as PathValue<F, Path<F>>);
    const keep = () => {
      const typed = paths.filter(isTyped).map((path) => [path, getValues(path)]);
      writeNote(key, typed.length > 0 ? { owner, values: Object.fromEntries(typed) } : null);
    };
    const stop = sessionStore.subscribe(({ status }) => {
      if (owner !== null && status === 'guest') keep();
    });
    // Keeps nothing after a logout, which drops the hint.
    const leave = () => {
      if (isHinted() || (owner === null && !sessionStore.getState().user)) keep();
    };
    window.addEventListener('pagehide', leave);
    return () => {
      stop();
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [name, owner, names, saves, getValues, setValue]);
}
