import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { googleMapsTag } from '#lib/place/google-maps.ts';
import { getQueryClient } from '#lib/api/query-client.ts';
import { placesQuery, PlaceSuggestions } from './suggestions.lazy.tsx';
import { GooglePlaces } from './google-places.lazy.tsx';

const iasi = { id: 1, name: 'Iași', county: 'Iași', label: 'Iași, Iași, România' };
const address = { text: { text: 'Strada Lăpușneanu 7, Iași' }, placeId: 'x' };
const field = { fieldId: 'where', shown: true, onHide: () => {}, text: 'ia', onCity: () => {} };

beforeEach(() => {
  const { queryKey } = placesQuery(field.text);
  getQueryClient().setQueryData(queryKey, [{ ...iasi, latitude: 47.16, longitude: 27.58 }]);
  const meta = document.createElement('meta');
  document.head.append(Object.assign(meta, { name: googleMapsTag, content: 'key' }));
  const suggestions = [{ placePrediction: address }];
  const AutocompleteSuggestion = {
    fetchAutocompleteSuggestions: () => Promise.resolve({ suggestions }),
  };
  const maps = { importLibrary: async () => ({}), places: { AutocompleteSuggestion } };
  vi.stubGlobal('google', { maps });
});
afterEach(() => document.querySelector(`meta[name=${googleMapsTag}]`)?.remove());

it("localities are suggested until Google's addresses arrive, which are labelled as such", async () => {
  render(<PlaceSuggestions {...field} />);
  expect(screen.getByRole('listbox', { name: 'Localități și cartiere' })).toHaveTextContent('Iași');
  const addresses = await screen.findByRole('listbox', { name: 'Adrese' });
  expect(addresses).toHaveTextContent('Strada Lăpușneanu 7');
  expect(screen.getByRole('status')).toHaveTextContent('1 adresă găsită');
});

it('suggestions without Google show until its script has loaded', async () => {
  render(
    <GooglePlaces {...field} apiKey="key">
      Iași
    </GooglePlaces>,
  );
  expect(screen.getByText('Iași')).toBeVisible();
  expect(await screen.findByRole('listbox', { name: 'Adrese' })).toBeVisible();
  expect(screen.queryByText('Iași')).not.toBeInTheDocument();
});

it('an address whose position arrives after other text was typed is dropped', async () => {
  const position = Promise.withResolvers<void>();
  const location = { lat: () => 47.16, lng: () => 27.58 };
  const fetchFields = () => position.promise.then(() => ({ place: { location } }));
  Object.assign(address, { toPlace: () => ({ fetchFields }) });
  const onCity = vi.fn();
  render(
    <>
      <input id="where" defaultValue="ia" />
      <GooglePlaces {...field} onCity={onCity} apiKey="key">
        Iași
      </GooglePlaces>
    </>,
  );
  const pick = async () =>
    fireEvent.click(await screen.findByRole('option', { name: /Strada Lăpușneanu 7/ }));
  await pick();
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'cluj' } });
  await act(async () => position.resolve());
  expect(onCity).not.toHaveBeenCalled();
  await pick();
  await waitFor(() => expect(onCity).toHaveBeenCalledOnce());
});
