import { act } from '@testing-library/react';
import Cookies from 'js-cookie';
import { toast } from 'react-hot-toast';
import { afterEach } from 'vitest';
import { xsrfCookie } from '#contract/session-cookies.ts';
import { guestFavourites, recentLocations } from '../own-locations.ts';
import { dropHint } from '../session/session-cookies.ts';
import { sessionStore } from '../session/session-store.ts';

// What the modules of a page remember of a visitor: the next test, of whichever file, has another one.
afterEach(() => {
  act(() => toast.remove());
  Cookies.remove(xsrfCookie);
  dropHint();
  sessionStore.setState(sessionStore.getInitialState(), true);
  guestFavourites.clear();
  recentLocations.clear();
});
