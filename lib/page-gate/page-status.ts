import { AsyncLocalStorage } from 'node:async_hooks';

type Answer = { status: number | null };

const key = Symbol.for('aproape.page-status');
const shared = globalThis as typeof globalThis & { [key]?: AsyncLocalStorage<Answer> };

/** Global, because the server entry and the pages are built separately. */
const answers = (shared[key] ??= new AsyncLocalStorage<Answer>());

/** `status` returns what the page set with setPageStatus, or null. */
export function withPageStatus<T>(make: (status: () => number | null) => T): T {
  const answer: Answer = { status: null };
  return answers.run(answer, () => make(() => answer.status));
}

/**
 * Sets the status of a page that renders but lacks its main content; Next cannot. No effect after the
 * response has begun, nor in dev.
 */
export function setPageStatus(status: 404 | 500 | 503): void {
  const answer = answers.getStore();
  if (answer) answer.status = status;
}
