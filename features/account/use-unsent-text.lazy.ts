import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { sessionStore } from '#lib/session/session-store.ts';
import { draftLifeMs, parseNote, writeNote } from '#lib/browser/tab-note.ts';
import { tabStorage } from '#lib/browser/browser-storage.ts';

type UnsentText = { owner: string; values: Record<string, unknown> };

type UnsentTextOptions<F extends FieldValues> = {
  /** Identifies the form; the same after the sign-in. */
  name: string;
  /** The client's id; undefined until client and fields are loaded. */
  owner: string | undefined;
  /** The fields to keep; never a password or a code. */
  fields: readonly Path<F>[];
};

/** Keeps the typed values of a form when the session expires. Restores them if the same client signs in. */
export function useUnsentText<F extends FieldValues>(
  { getValues, setValue }: Pick<UseFormReturn<F>, 'getValues' | 'setValue'>,
  { name, owner, fields }: UnsentTextOptions<F>,
): void {
  const key = `typed:${name}`;
  const names = fields.join();
  useEffect(() => {
    if (owner === undefined) return;
    const former = takeText(key, owner);
    const paths = names.split(',') as Path<F>[];
    const before = new Map(paths.map((path) => [path, getValues(path)]));
    for (const path of paths)
      if (path in former) setValue(path, former[path] as PathValue<F, Path<F>>);
    return sessionStore.subscribe(({ status }) => {
      if (status !== 'guest') return;
      const values: [string, unknown][] = paths
        .map((path): [Path<F>, unknown] => [path, getValues(path)])
        .filter(([path, value]) => value !== before.get(path));
      if (values.length === 0) return;
      const text: UnsentText = { owner, values: Object.fromEntries(values) };
      writeNote(key, text);
    });
  }, [key, owner, names, getValues, setValue]);
}

/** Takes the stored values of this owner; they are read once. */
function takeText(key: string, owner: string): Record<string, unknown> {
  const note = parseNote(tabStorage.read(key), draftLifeMs);
  if (!note) return {};
  writeNote(key, null);
  const text = note.value as UnsentText;
  return text.owner === owner ? text.values : {};
}
