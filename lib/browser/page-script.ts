import { hintCookie } from '#contract/session-cookies.ts';
import { schemeScript } from './colour-scheme.ts';
import { earlyInputScript } from './early-input.ts';

/** The header reserves space for the avatar. */
const hintScript = `if(document.cookie.includes("${hintCookie}=1"))document.documentElement.dataset.hinted=""`;

/** The only inline script, identical on all pages. */
export const pageScript = `${schemeScript};${hintScript};${earlyInputScript}`;
