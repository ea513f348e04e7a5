import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { consent, readConsent } from '#lib/own/consent-preferences.ts';
import { consentCategories } from './components/consent-sheet.lazy.tsx';
import { startDeferredWork } from './start-deferred-work.lazy.ts';

const key = 'consentPreferences';
const scripts = { analytics: 'https://stats.example/a.js', marketing: 'https://ads.example/m.js' };
const stored = () => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown;
const scriptAddresses = () =>
  Object.values(scripts).filter((src) => document.head.querySelector(`script[src="${src}"]`));
const dialog = () => screen.findByRole('dialog', { name: 'Preferințe de marketing' });
const place = () => document.querySelector('[data-consent]');
const opener = () => screen.getByRole('link', { name: 'Setări cookie' });

function leave(value: string | null) {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
}

const page = document.createElement('div');
const reload = vi.fn();

beforeAll(() => {
  consent.setState(null, true);
  page.innerHTML = `<a href="#continut">Sari</a><main tabindex="-1"></main>
    <a href="/privacy-policy#cookie" data-consent-settings data-analytics="${scripts.analytics}"
      data-marketing="${scripts.marketing}">Setări cookie</a>`;
  document.body.append(page);
});
beforeEach(() => {
  const { href, origin, pathname } = location;
  vi.stubGlobal('location', { href, origin, pathname, reload });
});
afterAll(() => page.remove());

it('asks only when no booking is unfinished or just placed and no drawer is open', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const [main] = page.getElementsByTagName('main');
  if (!main) throw new Error('The page has no main');
  main.innerHTML = '<div data-unfinished></div>';
  startDeferredWork();
  await vi.dynamicImportSettled();
  const wait = () => vi.advanceTimersByTimeAsync(1_000);
  await wait();
  main.innerHTML = '<div data-moment></div>';
  await wait();
  main.toggleAttribute('inert');
  main.innerHTML = '';
  await wait();
  expect(place()).toBeNull();
  main.toggleAttribute('inert');
  await wait();
  expect(place()).not.toBeNull();
});

it('asks visitors without a choice, by category with the required one locked, and loads nothing before @S2-31 @S2-84 @S2-85 @S2-87 @S3-15 @S4-35', async () => {
  const switches = within(await dialog()).getAllByRole('switch');
  for (const [i, { key, name, description }] of consentCategories.entries()) {
    const one = switches[i];
    expect(one).toHaveAccessibleName(`${name}${description}`);
    expect((one as HTMLInputElement).checked).toBe(key === 'essential');
    expect((one as HTMLInputElement).disabled).toBe(key === 'essential');
  }
  expect(consentCategories.map(({ key }) => key)).toEqual(['essential', 'analytics', 'marketing']);
  expect(switches).toHaveLength(3);
  expect(scriptAddresses()).toEqual([]);
  expect(document.body).toHaveFocus();
});

it('its three buttons have equal prominence @S2-86', async () => {
  const buttons = within(await dialog()).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Acceptă tot',
    'Doar esențiale',
    'Salvează selecția',
  ]);
  expect(new Set(buttons.map(({ className }) => className)).size).toBe(1);
});

it.each([
  { choice: 'Doar esențiale', analytics: false, marketing: false, loaded: [] },
  { choice: 'Salvează selecția', analytics: true, marketing: false, loaded: [scripts.analytics] },
  { choice: 'Acceptă tot', analytics: true, marketing: true, loaded: Object.values(scripts) },
])(
  '„$choice” is stored, and only what it allows is loaded @S2-86 @S4-34 @S9-27',
  async ({ choice, analytics, marketing, loaded }) => {
    const user = userEvent.setup();
    leave(null);
    await user.click(opener());
    const sheet = within(await dialog());
    const analysis = sheet.getByRole('switch', { name: /Analiză/ });
    if (choice === 'Salvează selecția') await user.click(analysis);
    await user.click(sheet.getByRole('button', { name: choice }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(stored()).toMatchObject({ essential: true, analytics, marketing });
    expect(scriptAddresses()).toEqual(loaded);
    expect(opener()).toHaveFocus();
  },
);

it('a choice stored by another tab shows in the switches and is the one that is saved @S2-86', async () => {
  const user = userEvent.setup();
  leave(null);
  await user.click(opener());
  const { getByRole } = within(await dialog());
  await user.click(getByRole('switch', { name: /Analiză/ }));
  await user.click(getByRole('switch', { name: /Marketing/ }));
  leave('{"version":3,"essential":true,"analytics":false,"marketing":false}');
  expect(getByRole('switch', { name: /Analiză/ })).not.toBeChecked();
  await user.click(getByRole('button', { name: 'Salvează selecția' }));
  expect(stored()).toMatchObject({ analytics: false, marketing: false });
});

it('a withdrawal in another tab reloads a page whose scripts it forbids, and no other choice does', () => {
  leave('{"version":3,"essential":true,"analytics":true,"marketing":true}');
  leave(null);
  reload.mockClear();
  leave('{"version":3,"essential":true,"analytics":true,"marketing":true}');
  expect(reload).not.toHaveBeenCalled();
  leave('{"version":3,"essential":true,"analytics":true,"marketing":false}');
  expect(reload).toHaveBeenCalledOnce();
});

it('the footer link reopens the dialog with the stored choice, which Escape keeps', async () => {
  const user = userEvent.setup();
  leave('{"version":3,"essential":true,"analytics":false,"marketing":true}');
  await user.click(opener());
  await dialog();
  expect(screen.getByRole('heading', { name: 'Preferințe de marketing' })).toHaveFocus();
  expect(screen.getByRole('switch', { name: /Marketing/ })).toBeChecked();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
  expect(readConsent()).toMatchObject({ analytics: false, marketing: true });
});

it.each([
  '{',
  'null',
  '[]',
  '"all"',
  '{"version":3,"analytics":"yes","marketing":true}',
  '{"version":3}',
])('an invalid value counts as no choice: %s @S2-87', (value) => {
  localStorage.setItem(key, value);
  expect(readConsent()).toBeNull();
});

it.each(['', '"version":2,', '"version":4,'])(
  'consent of another version, or of none, is requested again: {%s… @S2-87',
  (version) => {
    localStorage.setItem(key, `{${version}"essential":true,"analytics":true,"marketing":false}`);
    expect(readConsent()).toBeNull();
  },
);

it.each(['', '"version":2,'])('a refusal of any version counts: {%s… @S2-87', (version) => {
  localStorage.setItem(key, `{${version}"essential":true,"analytics":false,"marketing":false}`);
  expect(readConsent()).toEqual({ analytics: false, marketing: false });
});

it('without browser storage the choice applies to the page', async () => {
  const closed = () => {
    throw new DOMException('closed', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(closed);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(closed);
  const user = userEvent.setup();
  leave(null);
  await user.click(opener());
  await dialog();
  await user.click(screen.getByRole('button', { name: 'Doar esențiale' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(consent.getState()).toEqual({ analytics: false, marketing: false });
});
