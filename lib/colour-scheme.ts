import { createStore } from 'zustand/vanilla';
import { deviceStorage } from './browser-storage.ts';

/** What a visitor can choose; `system` follows the device. */
export const schemes = ['system', 'light', 'dark'] as const;

export type Scheme = (typeof schemes)[number];

/** The ground of a page in each scheme, for the bars of the browser around it. */
export const grounds = { light: '#fbf8f3', dark: '#171310' };

const schemeKey = 'scheme';

/** Stands in the page before anything is drawn: what was chosen holds from the first moment on. */
export const schemeScript =
  'try{document.documentElement.dataset.scheme=localStorage.scheme||"system"}catch{}';

/** The scheme that this page is drawn in. */
export const schemeStore = createStore<Scheme>(() =>
  schemeOf(globalThis.document?.documentElement.dataset.scheme),
);

/** Draws this page in a scheme, and each one after it where the browser can remember. */
export function chooseScheme(scheme: Scheme): void {
  draw(scheme);
  deviceStorage.write(schemeKey, scheme);
}

/** Draws this page in what another tab chooses, and colours the bars of the browser as what was chosen. */
export function followScheme(): void {
  schemeStore.subscribe(colourBars);
  colourBars(schemeStore.getState());
  window.addEventListener('storage', ({ key }) => {
    if (key === schemeKey || key === null) draw(schemeOf(deviceStorage.read(schemeKey)));
  });
}

function draw(scheme: Scheme): void {
  document.documentElement.dataset.scheme = scheme;
  schemeStore.setState(scheme, true);
}

/** The page comes with a colour for each scheme of the device. */
function colourBars(scheme: Scheme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = grounds[scheme === 'system' ? deviceSchemeOf(meta) : scheme];
}

function deviceSchemeOf({ media }: HTMLMetaElement): keyof typeof grounds {
  return media.includes('dark') ? 'dark' : 'light';
}

function schemeOf(name: string | null | undefined): Scheme {
  return schemes.find((one) => one === name) ?? 'system';
}
