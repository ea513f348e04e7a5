import { setTimeout as wait } from 'node:timers/promises';

/** Resolves once the api answers anything at all; says once that it is waited for, after `patience` ms. */
export async function waitForApi(
  apiUrl: URL,
  say: (line: string) => void = console.error.bind(console),
  patience = 3_000,
): Promise<void> {
  const address = `${apiUrl.href.replace(/\/$/, '')}/livez`;
  const sayIt = setTimeout(() => say(`Waiting for the api at ${apiUrl.origin}.`), patience);
  while (!(await answers(address))) await wait(100);
  clearTimeout(sayIt);
}

async function answers(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(2_000) });
    await answer.body?.cancel();
    return true;
  } catch {
    return false;
  }
}
