import { createStore } from 'zustand/vanilla';
import { deviceStorage } from './browser-storage.ts';

/** The choices; `system` follows the device. */
export const schemes = ['system', 'light', 'dark'] as const;

export type Scheme = (typeof schemes)[number];

/** Page background per scheme, for the browser's toolbars. */
export const grounds = { light: '#fbf8f3', dark: '#171310' };

const schemeKey = 'scheme';

/** Inline script that runs before the first paint and applies the stored choice. */
export const schemeScript =
  'try{document.documentElement.dataset.scheme=localStorage.scheme||"system"}catch{}';

/** The scheme of this page. */
export const schemeStore = createStore<Scheme>(() =>
  schemeOf(globalThis.document?.documentElement.dataset.scheme),
);

/** Applies a scheme and stores it where the browser allows. */
export function chooseScheme(scheme: Scheme): void {
  draw(scheme);
  deviceStorage.write(schemeKey, scheme);
}

/** Follows the choice made in another tab, and colours the browser's toolbars accordingly. */
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

/** The page's HTML has one colour per scheme of the device. */
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
