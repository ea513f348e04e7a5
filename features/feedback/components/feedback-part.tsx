'use client';

import dynamic from 'next/dynamic';
import { lazyPart } from '#lib/browser/lazy-part.ts';

/** Rendered on the server, so that hydration shifts nothing. */
export const FeedbackPart = dynamic(
  lazyPart(() => import('./feedback-form.lazy.tsx').then(({ FeedbackForm }) => FeedbackForm)),
);
