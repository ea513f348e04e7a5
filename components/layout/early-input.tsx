'use client';

import { useEffect, useLayoutEffect } from 'react';
import { endEarlyInput, repeatEarlyInput } from '#lib/early-input.ts';

/** Once in the layout: answers what was pressed, ticked and typed before the script of the page was there. */
export function EarlyInput() {
  useLayoutEffect(endEarlyInput, []);
  // After the effects of all: the router's own, around the layout, are the last.
  useEffect(() => queueMicrotask(repeatEarlyInput), []);
  return null;
}
