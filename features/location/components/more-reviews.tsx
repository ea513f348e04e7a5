'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { useLoaded } from '#hooks/use-loaded.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { copy } from '../copy.ts';

const loadLater = lazyPart(() => import('./later-reviews.lazy.tsx'));

type MoreReviewsProps = { locationId: number; lastPage: number };

/** The reviews after those of the page, for whoever wants them. */
export function MoreReviews({ locationId, lastPage }: MoreReviewsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const later = useLoaded(loadLater, isOpen);
  if (lastPage < 2) return null;
  if (later) return <later.LaterReviews locationId={locationId} />;
  return (
    <Button
      variant="secondary"
      onClick={() => setIsOpen(true)}
      loading={isOpen}
      className="mt-4 self-start"
    >
      {copy.moreReviews}
    </Button>
  );
}
