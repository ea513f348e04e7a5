import { AsyncLocalStorage } from 'node:async_hooks';

type Outcome = {
  status: 404 | 503 | null;
  isApiUnavailable: boolean;
  isShared: boolean;
};

const key = Symbol.for('aproape.page-status');
const shared = globalThis as typeof globalThis & { [key]?: AsyncLocalStorage<Outcome> };

/** Global, because server entry and pages each have a copy of this module. */
const outcomes = (shared[key] ??= new AsyncLocalStorage<Outcome>());

/** `outcome` is filled while the page renders. */
export function withPageStatus<T>(make: (outcome: Readonly<Outcome>) => T): T {
  const outcome: Outcome = { status: null, isApiUnavailable: false, isShared: false };
  return outcomes.run(outcome, () => make(outcome));
}

/** Sets the status of a page without its main content, because Next cannot. No effect in dev. */
export function setPageStatus(status: 404 | 503): void {
  const outcome = outcomes.getStore();
  if (outcome) outcome.status = status;
}

/** Changes the status of a failed page from 500 to 503. */
export function setApiUnavailable(): void {
  const outcome = outcomes.getStore();
  if (outcome) outcome.isApiUnavailable = true;
}

/** Declares that the page depends only on its URL, so that guests may share it. */
export function setPageShared(): void {
  const outcome = outcomes.getStore();
  if (outcome) outcome.isShared = true;
}
