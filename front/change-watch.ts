import { setTimeout as wait } from 'node:timers/promises';
import type { CallOutput } from '#contract/types.ts';
import { callRequest } from '#lib/api/call-request.ts';
import type { PageChanges } from './page-changes.ts';

const timeoutMs = 5_000;
const longestPause = 4_000;

/**
 * Requests the changes every `intervalMs`, less often while the api fails. Resolves once `signal`
 * is aborted, or if the api lacks this call.
 */
export async function watchChanges(
  apiUrl: string,
  changes: PageChanges,
  signal: AbortSignal,
  intervalMs = 1_000,
): Promise<void> {
  let cursor: string | null = null;
  let pause = intervalMs;
  while (!signal.aborted) {
    const answer = await readChanges(apiUrl, cursor);
    changes.isWatched = answer !== null && answer !== 'unknown';
    if (answer === 'unknown') return;
    pause = answer ? intervalMs : Math.min(2 * pause, longestPause);
    if (answer) {
      cursor = answer.cursor;
      if (answer.locations?.length !== 0) changes.note(answer.locations);
    }
    await wait(pause, null, { ref: false, signal }).catch(() => {});
  }
}

async function readChanges(apiUrl: string, cursor: string | null) {
  const { url } = callRequest('changes', { query: { after: cursor } });
  try {
    const answer = await fetch(apiUrl + url, { signal: AbortSignal.timeout(timeoutMs) });
    if (answer.ok) return ((await answer.json()) as CallOutput<'changes'>).data;
    await answer.body?.cancel();
    return answer.status === 404 ? 'unknown' : null;
  } catch {
    return null;
  }
}
