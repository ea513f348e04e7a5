import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { googleMapsTag } from '#lib/google-maps-key.ts';
import { getQueryClient } from '#lib/query-client.ts';
import { makeLocationCard } from '#tests/factories/location-card.ts';
import { mockCall } from '#tests/msw/mock-call.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { toCardData } from '../card-data.ts';
import { MapOpener } from './map-opener.tsx';

const locations = ['Ana', 'Bob'].map((name, id) => makeLocationCard({ id: id + 1, name }));

/** As much of Google's script as the map uses: markers are buttons with the name of their location. */
class Listened {
  listeners: Record<string, () => void> = {};
  constructor() {
    const isSetting = (name: unknown) => typeof name === 'string' && name.startsWith('set');
    return new Proxy(this, {
      get: (own, name) => Reflect.get(own, name) ?? (isSetting(name) ? () => {} : undefined),
    });
  }
}

class GoogleMap extends Listened {
  readonly box: HTMLElement;
  constructor(box: HTMLElement) {
    super();
    this.box = box;
  }
  fitBounds({ points }: { points: unknown[] }) {
    this.box.dataset.points = String(points.length);
  }
}

class Marker extends Listened {
  button = document.createElement('button');
  constructor(options: { map: GoogleMap }) {
    super();
    this.button.onclick = () => this.listeners.click?.();
    options.map.box.append(this.button);
  }
  setTitle(title: string) {
    this.button.textContent = title;
  }
}

class LatLngBounds {
  points: unknown[] = [];
  extend(point: unknown) {
    this.points.push(point);
  }
}

const event = {
  addListener: (on: Listened, name: string, run: () => void) => {
    on.listeners[name] = run;
    return { remove: () => {} };
  },
  removeListener: () => {},
  clearInstanceListeners: () => {},
};

beforeEach(() => {
  getQueryClient().clear();
  mockApi.use(mockCall('locationsCards', () => ({ data: locations })));
  const maps = { event, Map: GoogleMap, Marker, LatLngBounds, importLibrary: async () => ({}) };
  vi.stubGlobal('google', { maps });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.querySelector(`meta[name=${googleMapsTag}]`)?.remove();
});

function show(key?: string) {
  if (key)
    document.head.append(
      Object.assign(document.createElement('meta'), { name: googleMapsTag, content: key }),
    );
  render(<MapOpener cards={locations.map(toCardData)} />);
  return userEvent.setup();
}

it('a marker names its location and leads to it; who closes the map is where it was opened', async () => {
  const user = show('key');
  await user.click(screen.getByRole('button', { name: 'Arată harta' }));
  const map = await screen.findByRole('region', { name: 'Harta rezultatelor' });
  expect(within(map).getByRole('heading', { name: 'Harta rezultatelor' })).toHaveFocus();
  await user.click(await within(map).findByRole('button', { name: 'Bob' }));
  expect(map.querySelector('[data-points]')).toHaveAttribute('data-points', '2');
  expect(within(map).getByRole('link', { name: /Bob/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/locations\/2\//),
  );
  await user.keyboard('{Escape}');
  expect(map).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Arată harta' })).toHaveFocus();
});

it('without a key there is no map', () => {
  show();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
