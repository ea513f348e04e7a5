'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { lazyPart } from '#lib/lazy-part.ts';
import { copy } from '../copy.ts';

const loadLater = lazyPart(() => import('./later-reviews.lazy.tsx'));

type MoreReviewsProps = { locationId: number; lastPage: number };

/** The reviews after those of the page, for whoever wants them. */
export function MoreReviews({ locationId, lastPage }: MoreReviewsProps) {
  const [later, setLater] = useState<Awaited<ReturnType<typeof loadLater>> | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  // The layout says why a part did not come; the button can be pressed again.
  const open = () => {
    setIsLoading(true);
    loadLater().then(setLater, () => setIsLoading(false));
  };
  if (lastPage < 2) return null;
  if (later) return <later.LaterReviews locationId={locationId} />;
  return (
    <Button variant="secondary" onClick={open} loading={isLoading} className="mt-4 self-start">
      {copy.moreReviews}
    </Button>
  );
}
