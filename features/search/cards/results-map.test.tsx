import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { googleMapsTag } from '#lib/place/google-maps.ts';
import { makeLocationCard } from '#tests/factories/location-card.ts';
import { errorResponse, mockCall } from '#tests/msw/mock-call.ts';
import { mockApi } from '#tests/setup/mock-api.ts';
import { toCardData } from './card-data.ts';
import { MapOpener } from './card-tools.lazy.tsx';

const locations = ['Ana', 'Bob'].map((name, id) => makeLocationCard({ id: id + 1, name }));

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
  mockApi.use(
    mockCall('locationsCards', ({ query }) => ({
      data: locations.filter(({ id }) => query.getAll('ids[]').includes(String(id))),
    })),
  );
  const maps = { event, Map: GoogleMap, Marker, LatLngBounds, importLibrary: async () => ({}) };
  vi.stubGlobal('google', { maps });
});
afterEach(() => {
  document.querySelector(`meta[name=${googleMapsTag}]`)?.remove();
});

function show(key?: string) {
  if (key)
    document.head.append(
      Object.assign(document.createElement('meta'), { name: googleMapsTag, content: key }),
    );
  const { rerender } = render(<MapOpener cards={locations.map(toCardData)} />);
  const list = (...found: typeof locations) =>
    rerender(<MapOpener cards={found.map(toCardData)} />);
  return Object.assign(userEvent.setup(), { list });
}

async function open() {
  const user = show('key');
  await user.click(screen.getByRole('button', { name: 'Arată harta' }));
  return { user, map: await screen.findByRole('region', { name: 'Harta rezultatelor' }) };
}

it('a marker links to its location; closing the map returns the focus to its button', async () => {
  const { user, map } = await open();
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
  await waitFor(() => expect(window.history.state, 'nothing is left for Back').toBeNull());
});

it('without an API key there is no map', () => {
  show();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('a new list is shown whole; an empty one closes the map, and a later one does not reopen it', async () => {
  const { user, map } = await open();
  await waitFor(() => expect(map.querySelector('[data-points="2"]')).not.toBeNull());
  user.list(locations[1]!);
  await waitFor(() => expect(map.querySelector('[data-points="1"]')).not.toBeNull());
  user.list();
  await waitFor(() => expect(window.history.state).toBeNull());
  expect(map).not.toBeInTheDocument();
  user.list(...locations);
  expect(screen.getByRole('button', { name: 'Arată harta' })).toBeEnabled();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

it('shows an error when the locations fail to load', async () => {
  mockApi.use(mockCall('locationsCards', () => errorResponse('unavailable')));
  const { map } = await open();
  expect(await within(map).findByText('Nu am putut încărca harta.')).toBeVisible();
});

it('on a phone Back closes the map; beside the list the map has no history entry', async () => {
  const { map } = await open();
  act(() => window.history.back());
  await waitFor(() => expect(map).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Arată harta' })).toHaveFocus();
  const wide = Object.assign(new EventTarget(), { matches: true }) as MediaQueryList;
  vi.spyOn(window, 'matchMedia').mockReturnValue(wide);
  await userEvent.click(screen.getByRole('button', { name: 'Arată harta' }));
  expect(await screen.findByRole('region', { name: 'Harta rezultatelor' })).toBeVisible();
  expect(window.history.state).toBeNull();
});
