import { AsyncLocalStorage } from 'node:async_hooks';

type PageStatus = { status: number | null };

const key = Symbol.for('aproape.page-status');
const shared = globalThis as typeof globalThis & { [key]?: AsyncLocalStorage<PageStatus> };

/** Global, because the server entry and the pages are built separately. */
const statuses = (shared[key] ??= new AsyncLocalStorage<PageStatus>());

export function withPageStatus<T>(make: (status: () => number | null) => T): T {
  const page: PageStatus = { status: null };
  return statuses.run(page, () => make(() => page.status));
}

/** For pages that render without their main content. No effect after the response has begun, nor in dev. */
export function setPageStatus(status: 404 | 500 | 503): void {
  const page = statuses.getStore();
  if (page) page.status = status;
}
