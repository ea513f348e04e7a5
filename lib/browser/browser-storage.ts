import Cookies from 'js-cookie';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CookieName, DeviceKey, TabKey } from './storage-keys.ts';

export const tabStorage = storageOf<TabKey>(() => sessionStorage);

export const deviceStorage = storageOf<DeviceKey>(() => localStorage);

type SiteCookies = {
  get: (name: CookieName) => string | undefined;
  set: (name: CookieName, value: string, attributes: Cookies.CookieAttributes) => unknown;
  remove: (name: CookieName, attributes: Cookies.CookieAttributes) => void;
};

export const siteCookies: SiteCookies = Cookies;

export function deviceStore<T>(key: DeviceKey, read: () => T): StoreApi<T> {
  const store = createStore(read);
  const renew = ({ key: changed, persisted }: Partial<StorageEvent & PageTransitionEvent>) => {
    // `key` is null after clear(). A page in the back/forward cache gets no storage events.
    if (changed === key || changed === null || persisted) store.setState(read(), true);
  };
  if (typeof window !== 'undefined') {
    addEventListener('storage', renew);
    addEventListener('pageshow', renew);
  }
  return store;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

/** `open` is a function, because accessing a blocked storage throws. */
function storageOf<Key extends string>(open: () => Storage) {
  let memory: Record<string, string | null> = {};
  const read = (name: Key) => {
    try {
      return memory[name] ?? open().getItem(name);
    } catch {
      return null;
    }
  };
  return {
    read,
    /** Null removes the entry. Returns whether the change survives a reload. */
    write: (name: Key, text: string | null) => {
      memory[name] = text;
      try {
        if (text === null) open().removeItem(name);
        else open().setItem(name, text);
        delete memory[name];
        return true;
      } catch {
        return false;
      }
    },
    readJson: (name: Key): unknown => {
      try {
        return JSON.parse(read(name) ?? 'null');
      } catch {
        return null;
      }
    },
    clear: () => {
      memory = {};
      try {
        open().clear();
      } catch {}
    },
  };
}
