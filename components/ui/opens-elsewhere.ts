import type { MouseEvent } from 'react';

/** Whether the visitor asked for another tab or window, which is the browser's business. */
export function opensElsewhere(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
}
