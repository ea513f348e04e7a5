'use client';

import { useEffect, useLayoutEffect } from 'react';
import { endEarlyInput, repeatEarlyInput } from '#lib/browser/early-input.ts';

export function EarlyInput() {
  useLayoutEffect(endEarlyInput, []);
  useEffect(() => queueMicrotask(repeatEarlyInput), []);
  return null;
}
