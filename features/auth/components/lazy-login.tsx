'use client';

import dynamic from 'next/dynamic';

/** The login form, which brings its form library with it. */
export const LazyLogin = dynamic(() =>
  import('./login-form.tsx').then(({ LoginForm }) => LoginForm),
);
