let last = 0;

export function nextId(): number {
  last += 1;
  return last;
}

/** For processes that share a database. */
export function startIdsAfter(first: number): void {
  last = first;
}
