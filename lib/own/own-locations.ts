import { maxCounts } from '#contract/values.ts';
import { deviceStorage, deviceStore, isId } from '#lib/browser/browser-storage.ts';
import type { DeviceKey } from '#lib/browser/storage-keys.ts';

export const guestFavourites = ownLocations('favourites', maxCounts.guestFavourites);

export const recentLocations = ownLocations('recentLocations', maxCounts.recentLocations);

function ownLocations(key: DeviceKey, max: number) {
  const store = deviceStore(key, () => readIds(key));
  const write = (ids: number[]) => {
    store.setState(ids, true);
    deviceStorage.write(key, ids.length > 0 ? JSON.stringify(ids) : null);
  };
  const without = (id: number) => store.getState().filter((one) => one !== id);
  return {
    store,
    add: (id: number) => write([id, ...without(id)].slice(0, max)),
    remove: (id: number) => write(without(id)),
    clear: () => write([]),
  };
}

function readIds(key: DeviceKey): number[] {
  const value = deviceStorage.readJson(key);
  return Array.isArray(value) ? value.filter(isId) : [];
}
