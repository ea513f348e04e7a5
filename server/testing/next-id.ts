let last = 0;

export function nextId(): number {
  last += 1;
  return last;
}

/** Starts the numbers after `first`, for tests that share a database between processes. */
export function startIdsAfter(first: number): void {
  last = first;
}
