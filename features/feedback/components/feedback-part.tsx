'use client';

import dynamic from 'next/dynamic';
import { lazyPart } from '#lib/browser/lazy-part.ts';

/** Lazy: the form includes the form library. Server-rendered, so that hydration shifts nothing. */
export const FeedbackPart = dynamic(
  lazyPart(() => import('./feedback-form.lazy.tsx').then(({ FeedbackForm }) => FeedbackForm)),
);
