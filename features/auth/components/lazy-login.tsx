'use client';

import dynamic from 'next/dynamic';
import { lazyPart } from '#lib/lazy-part.ts';

/** The login form, which brings its form library with it. */
export const LazyLogin = dynamic(
  lazyPart(() => import('./login-form.lazy.tsx').then(({ LoginForm }) => LoginForm)),
);
