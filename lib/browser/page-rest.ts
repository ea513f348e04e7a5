const restMs = 2_000;
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

let rest: Promise<unknown> | null = null;

/**
 * Resolves two seconds after load or on the first user interaction, whichever comes first. Defers
 * non-critical work. Resolves at once on later pages of the same visit.
 */
export function pageRest(): Promise<unknown> {
  rest ??= new Promise((end) => {
    setTimeout(end, restMs);
    for (const sign of signs) addEventListener(sign, end, { once: true });
  });
  return rest;
}
