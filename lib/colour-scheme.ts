import { createStore } from 'zustand/vanilla';
import { deviceStorage } from './browser-storage.ts';

/** What a visitor can choose; `system` follows the device. */
export const schemes = ['system', 'light', 'dark'] as const;

export type Scheme = (typeof schemes)[number];

/** The ground of a page in each scheme, for the bars of the browser around it. */
export const grounds = { light: '#fbf8f3', dark: '#171310' };

/** Stands in the page before anything is drawn: what was chosen holds from the first moment on. */
export const schemeScript =
  'try{document.documentElement.dataset.scheme=localStorage.scheme||"system"}catch{}';

/** The scheme that this page is drawn in. */
export const schemeStore = createStore<Scheme>(
  () =>
    schemes.find((one) => one === globalThis.document?.documentElement.dataset.scheme) ?? 'system',
);

/** Draws this page in a scheme, and each one after it where the browser can remember. */
export function chooseScheme(scheme: Scheme): void {
  document.documentElement.dataset.scheme = scheme;
  schemeStore.setState(scheme, true);
  deviceStorage.write('scheme', scheme);
}
