let last = 0;

/** A number that no other thing of this test run has. */
export function nextId(): number {
  last += 1;
  return last;
}

/** The numbers of this process go on after `first`: for tests that share a database with other processes. */
export function startIdsAfter(first: number): void {
  last = first;
}
