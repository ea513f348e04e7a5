import { usePathname, useSearchParams } from 'next/navigation';
import { useCallback } from 'react';
import { isAboveThePage } from '#lib/browser/history-entry.ts';
import type { Step } from './draft.ts';
import { stepOf } from './steps.ts';

/** `addressStep`: the step in the URL, allowed or not. */
export function useStep() {
  const pathname = usePathname();
  const params = useSearchParams();
  const addressStep = stepOf(params.get('step'));

  const replace = useCallback(
    (step: Step, placedId?: string) => {
      const booking = placedId ? `&booking=${placedId}` : '';
      const change = () => {
        // A closing dialog must remove its history entry first.
        if (isAboveThePage()) window.addEventListener('popstate', change, { once: true });
        else if (window.location.pathname === pathname)
          window.history.replaceState(null, '', `${pathname}?step=${step}${booking}`);
      };
      change();
    },
    [pathname],
  );
  const goTo = useCallback(
    (step: Step) => window.history.pushState({ from: addressStep }, '', `${pathname}?step=${step}`),
    [pathname, addressStep],
  );
  const goBack = useCallback(
    (from: Step) => {
      const state = window.history.state as { from?: Step } | null;
      const target = stepOf(String(from - 1));
      if (state?.from === target) window.history.back();
      else replace(target);
    },
    [replace],
  );
  return { addressStep, placedId: params.get('booking'), goTo, goBack, replace };
}
