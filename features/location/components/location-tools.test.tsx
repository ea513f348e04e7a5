import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { consent } from '#lib/own/consent-preferences.ts';
import { recentLocations } from '#lib/own/own-locations.ts';
import { sessionStore } from '#lib/session/session-store.ts';
import { LocationTools, OpenState } from './location-tools.lazy.tsx';

const location = { id: 3, slug: 'ana', name: 'Ana' };
const address = `${window.location.origin}/locations/3/ana`;

beforeEach(() => {
  sessionStore.setState({ status: 'guest', user: null }, true);
  recentLocations.clear();
  consent.setState(null, true);
  return () => Reflect.deleteProperty(navigator, 'share');
});

async function pressShare() {
  const user = userEvent.setup();
  render(<LocationTools of={location} />);
  await user.click(screen.getByRole('button', { name: 'Distribuie' }));
}

test('a device that can share gets the page, and dismissing the share shows no error', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('', 'AbortError')));
  Object.assign(navigator, { share });
  await pressShare();
  expect(share).toHaveBeenCalledWith({ title: 'Ana', url: address });
  expect(screen.queryByText(/copia/)).toBeNull();
});

test('a browser without sharing copies the URL, with a message', async () => {
  await pressShare();
  expect(await screen.findByText('Am copiat linkul paginii.')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(address);
});

test('a failed share explains what to do', async () => {
  Object.assign(navigator, { share: () => Promise.reject(new Error('refused')) });
  await pressShare();
  expect(await screen.findByText(/Nu am putut distribui pagina/)).toBeInTheDocument();
});

test('a location is added to the recently viewed ones only with consent', async () => {
  render(<LocationTools of={location} />);
  expect(recentLocations.store.getState()).toEqual([]);
  consent.setState({ analytics: true, marketing: false }, true);
  expect(recentLocations.store.getState()).toEqual([]);
  consent.setState({ analytics: false, marketing: true }, true);
  await waitFor(() => expect(recentLocations.store.getState()).toEqual([3]));
});

test.each([
  ['2026-11-26T12:00:00Z', 'Deschis acum · până la 18:00'],
  ['2026-11-26T05:00:00Z', 'Închis · se deschide azi la 09:00'],
  ['2026-11-26T18:00:00Z', 'Închis · se deschide mâine la 09:00'],
  ['2026-11-27T18:00:00Z', 'Închis · se deschide luni la 09:00'],
])('at %s a location open from Monday to Friday says "%s"', (now, text) => {
  expectText([1, 2, 3, 4, 5], now, text);
});

test('the opening day has its date if it is the same weekday of next week', () => {
  const text = 'Închis · se deschide luni, 30 noiembrie, la 09:00';
  expectText([1], '2026-11-23T18:00:00Z', text);
});

function expectText(weekdays: number[], now: string, text: string) {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  const hours = weekdays.map((weekday) => ({ weekday, starts: '09:00', ends: '18:00' }));
  const { container } = render(<OpenState of={hours} />);
  expect(container).toHaveTextContent(text);
  vi.useRealTimers();
}
