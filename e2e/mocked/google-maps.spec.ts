import { expect, test } from './mocked-test.ts';

test.use({ webSettings: { GOOGLE_MAPS_KEY: 'key' } });
test.describe.configure({ mode: 'default' });

const address = 'https://maps.googleapis.com/maps/api/js';

const script = `
  class Listened {
    listeners = {};
    constructor() {
      const isSetting = (name) => typeof name === 'string' && name.startsWith('set');
      return new Proxy(this, { get: (own, name) => own[name] ?? (isSetting(name) ? () => {} : undefined) });
    }
    addListener(name, run) { this.listeners[name] = run; return { remove() {} }; }
  }
  Object.assign(google.maps, {
    importLibrary: async () => google.maps,
    event: { addListener: (on, name, run) => on.addListener(name, run), removeListener() {}, clearInstanceListeners() {} },
    LatLngBounds: class { points = []; extend(point) { this.points.push(point); return this; } },
    Map: class extends Listened {
      constructor(box) { super(); this.box = box; box.dataset.map = ''; }
      fitBounds({ points }) { this.box.dataset.points = points.length; }
      getDiv() { return this.box; }
    },
    Marker: Listened,
    places: { AutocompleteSuggestion: { fetchAutocompleteSuggestions: async ({ input, includedRegionCodes }) => ({
      suggestions: [{ placePrediction: {
        placeId: 'x', text: { text: 'Strada Lăpușneanu 7, Iași, România' },
        mainText: { text: 'Strada Lăpușneanu 7' }, secondaryText: { text: 'Iași, ' + includedRegionCodes },
        toPlace: () => ({ fetchFields: async () => ({ place: { location: { lat: () => 47.16, lng: () => 27.58 } } }) }),
      } }],
    }) } },
  });
  new URL(document.currentScript.src).searchParams.get('callback').split('.').reduce((on, name) => on[name], window)();
`;

test('the map shows the results, and nothing of Google loads before it is opened', async ({
  page,
  standIn,
}) => {
  await standIn(address, script);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('googleapis')) scripts.push(request.url());
  });
  await page.goto('/locations');
  const cards = page.getByRole('list', { name: 'Rezultate' }).getByRole('listitem');
  const open = page.getByRole('button', { name: 'Arată harta' });
  await expect(open).toBeVisible();
  expect(scripts).toEqual([]);
  const count = await cards.count();
  await open.click();
  const map = page.getByRole('region', { name: 'Harta rezultatelor' });
  await expect(map.locator('[data-map]')).toHaveAttribute('data-points', String(count));
  expect(scripts).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(map).toBeHidden();
  await expect(open).toBeFocused();
});

test('a search uses the address that Google completes', async ({ page, standIn }) => {
  await standIn(address, script);
  await page.goto('/');
  const bar = page.getByRole('main').getByRole('search');
  const where = bar.getByRole('combobox', { name: 'Unde?' });
  await where.fill('lapusneanu');
  await page.getByRole('option', { name: 'Strada Lăpușneanu 7 Iași, ro' }).click();
  await expect(where).toHaveValue('Strada Lăpușneanu 7, Iași');
  await bar.getByRole('button', { name: 'CAUTĂ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Saloane, frizerii și medici în zona Strada Lăpușneanu 7',
  );
});
