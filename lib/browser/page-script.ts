import { hintCookie } from '#contract/session-cookies.ts';
import { schemeScript } from './colour-scheme.ts';
import { earlyInputScript } from './early-input.ts';

/** Marks the page of a likely client before the first paint, so that the header keeps room for the avatar. */
const hintScript = `if(document.cookie.includes("${hintCookie}=1"))document.documentElement.dataset.hinted=""`;

/** The only inline script of every page; identical on all pages. */
export const pageScript = `${schemeScript};${hintScript};${earlyInputScript}`;
