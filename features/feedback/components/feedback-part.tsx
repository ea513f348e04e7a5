'use client';

import dynamic from 'next/dynamic';
import { lazyPart } from '#lib/lazy-part.ts';

/** The form, which brings its form library with it; the server writes it too, so nothing moves when it can be used. */
export const FeedbackPart = dynamic(
  lazyPart(() => import('./feedback-form.lazy.tsx').then(({ FeedbackForm }) => FeedbackForm)),
);
