import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FeedbackBody } from '#contract/feedback.ts';
import { tabStorage } from '#lib/browser-storage.ts';
import { draftLifeMs, parseNote, writeNote } from '#lib/tab-note.ts';

const key = 'typed:feedback';
const fields = ['name', 'email', 'message'] as const;

/**
 * Keeps what is typed and not sent when the page is left, or loaded anew because a part of its script is gone: it
 * stands in its fields again when the form comes back in this tab.
 */
export function useUnsentMessage({
  getValues,
  setValue,
}: Pick<UseFormReturn<FeedbackBody>, 'getValues' | 'setValue'>): void {
  useEffect(() => {
    const former = parseNote(tabStorage.read(key), draftLifeMs)?.value ?? {};
    writeNote(key, null);
    for (const field of fields) {
      const text = former[field];
      if (typeof text === 'string' && !getValues(field)) setValue(field, text);
    }
    const keep = () => {
      const values = Object.fromEntries(fields.map((field) => [field, getValues(field)]));
      writeNote(key, Object.values(values).some(Boolean) ? values : null);
    };
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [getValues, setValue]);
}
