import { schemeScript } from './colour-scheme.ts';
import { earlyInputScript } from './early-input.ts';

/** The one inline script of every page, the same in all. */
export const pageScript = `${schemeScript};${earlyInputScript}`;
