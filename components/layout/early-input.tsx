'use client';

import { useEffect, useLayoutEffect } from 'react';
import { endEarlyInput, repeatEarlyInput } from '#lib/browser/early-input.ts';

/** Rendered once in the layout: replays presses and input from before hydration. */
export function EarlyInput() {
  useLayoutEffect(endEarlyInput, []);
  // After all effects, including the router's, which run last.
  useEffect(() => queueMicrotask(repeatEarlyInput), []);
  return null;
}
