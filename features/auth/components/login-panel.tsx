'use client';

import dynamic from 'next/dynamic';
import { useEffect } from 'react';
import { subscribeToSession } from '#hooks/use-session.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { sessionStore, startSession } from '#lib/session/session-store.ts';

/** The login form, which brings its form library with it. */
export const LazyLogin = dynamic(
  lazyPart(() => import('./login-form.lazy.tsx').then(({ LoginForm }) => LoginForm)),
);

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
