const restMs = 2_000;
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

let rest: Promise<unknown> | null = null;

/**
 * Resolves once the page has stood for two seconds, or at the first sign of its visitor: what is welcome but not waited
 * for comes then. Later pages of the same visit have rested already.
 */
export function pageRest(): Promise<unknown> {
  rest ??= new Promise((end) => {
    setTimeout(end, restMs);
    for (const sign of signs) addEventListener(sign, end, { once: true });
  });
  return rest;
}
