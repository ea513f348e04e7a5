import { schemeScript } from './colour-scheme.ts';
import { earlyInputScript } from './early-input.ts';

/** The only inline script of every page; identical on all pages. */
export const pageScript = `${schemeScript};${earlyInputScript}`;
