'use client';

import { useEffect } from 'react';
import { subscribeToSession } from '#hooks/use-session.ts';
import { sessionStore, startSession } from '#lib/session/session-store.ts';
import { LazyLogin } from './lazy-login.tsx';

/** The form of the login page; whoever is signed in goes on with a full load to `redirectTo`. */
export function LoginPanel({ redirectTo }: { redirectTo: string }) {
  useEffect(() => {
    const leave = () => {
      if (sessionStore.getState().status === 'signed-in') window.location.replace(redirectTo);
    };
    leave();
    return subscribeToSession(leave);
  }, [redirectTo]);
  return <LazyLogin onSignedIn={startSession} />;
}
