'use client';

import { useDeferredValue, useId, useState } from 'react';
import { ButtonLink } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { wordKey } from '#domain/search/word-key.ts';
import { words } from '#domain/words/fold.ts';
import { plural } from '#domain/words/numbers.ts';
import { questionGroups } from '../questions.ts';

const copy = {
  count: { one: '{n} răspuns', more: '{n} răspunsuri' },
  none: 'Nu am găsit un răspuns.',
};

export function QuestionList({ email }: { email: string }) {
  const [text, setText] = useState('');
  const query = useDeferredValue(text.trim());
  const groups = findQuestions(query);
  const count = groups.reduce((sum, [, questions]) => sum + questions.length, 0);
  const id = useId();
  return (
    <div className="flex flex-col gap-8">
      <div role="search" className="flex flex-col gap-1.5 noscript:hidden">
        <label htmlFor={id} className="text-sm font-semibold">
          Caută în întrebări
        </label>
        <TextInput
          id={id}
          type="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder="De exemplu: voucher"
          autoComplete="off"
          maxLength={100}
          icon={<Icon name="search" />}
        />
        <p role="status" className="min-h-5 text-sm text-muted">
          {query && count > 0 && plural(count, copy.count)}
          {count === 0 && <span className="sr-only">{copy.none}</span>}
        </p>
      </div>
      {count === 0 && (
        <Notice
          title={copy.none}
          action={<ButtonLink href={`mailto:${email}`}>Scrie-ne</ButtonLink>}
        >
          Încearcă alt cuvânt sau scrie-ne și îți răspundem noi.
        </Notice>
      )}
      {groups.map(([title, questions]) => (
        <section key={title} className="flex flex-col gap-2">
          <h2 className="text-xl">{title}</h2>
          <div className="divide-y divide-line border-y border-line">
            {questions.map(([question, answer]) => (
              // A search changes the key, so that the item remounts as open, but can be closed.
              <details key={`${question}${Boolean(query)}`} open={query !== ''} className="group">
                <summary className="flex min-h-target list-none items-center justify-between gap-4 py-3 text-base font-semibold hover:text-brand [&::-webkit-details-marker]:hidden">
                  {question}
                  <Icon
                    name="chevron-down"
                    className="text-muted transition-transform group-open:rotate-180"
                  />
                </summary>
                <p className="max-w-reading pb-4 text-base text-muted">{answer}</p>
              </details>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

const stopWords = new Set(
  words(
    'ce cum cât cu când de din dacă este eu fac îmi în la mă meu mea mi nu o pe pot să se și sau un unde vreau',
  ),
);
/** Shorter stems match too many words. */
const minStemLength = 4;

function findQuestions(text: string) {
  const all = words(text);
  const significant = all.filter((word) => !stopWords.has(word));
  const terms = significant.length > 0 ? significant : all;
  const exact = questionsWith((own) => terms.every((term) => has(own, term)));
  return exact.length > 0 ? exact : questionsWith((own) => terms.some((term) => has(own, term)));
}

function questionsWith(fits: (own: string[]) => boolean) {
  return Object.entries(questionGroups)
    .map(([title, answers]) => {
      const entries = Object.entries(answers);
      return [title, entries.filter((entry) => fits(words([title, ...entry].join(' '))))] as const;
    })
    .filter(([, questions]) => questions.length > 0);
}

function has(own: string[], term: string): boolean {
  const key = wordKey(term);
  return own.some(
    (word) =>
      word.startsWith(term) || (key.length >= minStemLength && wordKey(word).startsWith(key)),
  );
}
