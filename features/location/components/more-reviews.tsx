'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { useLoaded } from '#hooks/use-loaded.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { copy } from '../copy.ts';

const loadLater = lazyPart(() => import('./later-reviews.lazy.tsx'));

type MoreReviewsProps = { locationId: number; lastPage: number };

/** The reviews after those of the page, for who asks for them. */
export function MoreReviews(props: MoreReviewsProps) {
  const [wanted, setWanted] = useState(false);
  const later = useLoaded(loadLater, wanted);
  if (props.lastPage < 2) return null;
  if (later) return <later.LaterReviews {...props} />;
  return (
    <Button
      variant="secondary"
      onClick={() => setWanted(true)}
      loading={wanted}
      className="mt-4 self-start"
    >
      {copy.reviews.more}
    </Button>
  );
}
