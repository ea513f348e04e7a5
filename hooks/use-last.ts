import { useState } from 'react';

/** The value, or the one before it while there is none: what was answered stays while more is loaded, or fails. */
export function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
