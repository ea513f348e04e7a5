let last = 0;

/** A number that no other thing of this test run has. */
export function nextId(): number {
  last += 1;
  return last;
}
