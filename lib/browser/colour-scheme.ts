import { deviceStorage, deviceStore } from './browser-storage.ts';

export const schemes = ['system', 'light', 'dark'] as const;

export type Scheme = (typeof schemes)[number];

export const toolbarColours = { light: '#fbf8f3', dark: '#171310' };

export const schemeScript =
  'try{document.documentElement.dataset.scheme=localStorage.scheme||"system"}catch{}';

export const schemeStore = deviceStore<Scheme>('scheme', () => {
  const stored = deviceStorage.read('scheme');
  return schemes.find((one) => one === stored) ?? 'system';
});

schemeStore.subscribe((scheme) => (document.documentElement.dataset.scheme = scheme));

export function chooseScheme(scheme: Scheme): void {
  schemeStore.setState(scheme, true);
  deviceStorage.write('scheme', scheme);
}

export function followScheme(): void {
  schemeStore.subscribe(colourBars);
  colourBars(schemeStore.getState());
}

function colourBars(scheme: Scheme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const deviceScheme = meta.media.includes('dark') ? 'dark' : 'light';
    meta.content = toolbarColours[scheme === 'system' ? deviceScheme : scheme];
  }
}
