import { afterEach } from 'vitest';
import { guestFavourites, recentLocations } from '#lib/own-locations.ts';
import { sessionStore } from '#lib/session/session-store.ts';
import { dropCookies } from '#tests/msw/mock-csrf.ts';

// What the modules of a page remember of a visitor: the next test, of whichever file, has another one.
afterEach(() => {
  dropCookies();
  sessionStore.setState(sessionStore.getInitialState(), true);
  guestFavourites.clear();
  recentLocations.clear();
});
