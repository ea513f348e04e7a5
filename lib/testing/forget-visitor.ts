import { act } from '@testing-library/react';
import Cookies from 'js-cookie';
import { toast } from 'react-hot-toast';
import { afterEach } from 'vitest';
import { getQueryClient } from '#lib/api/query-client.ts';
import { guestFavourites, recentLocations } from '#lib/own/own-locations.ts';
import { sessionStore } from '../session/session-store.ts';

afterEach(() => {
  act(() => toast.remove());
  // Uses `max-age`, because an expiry date would depend on the test's clock.
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name, { 'max-age': '0' });
  sessionStore.setState(sessionStore.getInitialState(), true);
  getQueryClient().clear();
  guestFavourites.clear();
  recentLocations.clear();
});
