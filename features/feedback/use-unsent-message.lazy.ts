import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FeedbackBody } from '#contract/feedback.ts';
import { tabStorage } from '#lib/browser/browser-storage.ts';
import { feedbackSubject } from '#lib/paths.ts';
import { draftLifeMs, parseNote, writeNote } from '#lib/browser/tab-note.ts';
import { copy } from './copy.ts';

const key = 'typed:feedback';
const fields = ['name', 'email', 'message'] as const;

/**
 * Stores an unsent message when the page is left or reloads after a missing chunk, and restores it in this
 * tab. Prefills a message about a page or picture with its subject.
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
    const subject = feedbackSubject(window.location.search);
    if (subject && !getValues('message')) setValue('message', copy.about(subject));
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
