import { AsyncLocalStorage } from 'node:async_hooks';

type Answer = { status: number | null };

const key = Symbol.for('aproape.page-status');
const shared = globalThis as typeof globalThis & { [key]?: AsyncLocalStorage<Answer> };

/** The answers under way. The entry and the pages are built apart, and share this one. */
const answers = (shared[key] ??= new AsyncLocalStorage<Answer>());

/** Makes a page by `make`, which hears how to ask for the status that the page gave itself, null without one. */
export function withPageStatus<T>(make: (status: () => number | null) => T): T {
  const answer: Answer = { status: null };
  return answers.run(answer, () => make(() => answer.status));
}

/**
 * Gives the page that is being made another status than 200, for one that is whole but has not what it is about. Next
 * has no way to say so. Without effect once the answer has begun, and under the dev server.
 */
export function setPageStatus(status: 404 | 500 | 503): void {
  const answer = answers.getStore();
  if (answer) answer.status = status;
}
