'use client';

import { useEffect, useState } from 'react';
import type { Review } from '#contract/review.ts';
import { Button } from '#components/ui/button.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { listReviews } from '../api/list-reviews.ts';
import { copy } from '../copy.ts';
import { ReviewItem } from './review-item.tsx';

type LaterReviewsProps = { locationId: number; lastPage: number };

/** The second page of reviews and those that are asked for after it. */
export function LaterReviews({ locationId, lastPage }: LaterReviewsProps) {
  const [wanted, setWanted] = useState({ page: 2, attempt: 1 });
  const [loaded, setLoaded] = useState<{ page: number; reviews: Review[] }>({
    page: 1,
    reviews: [],
  });
  const [failed, setFailed] = useState(false);
  const { page } = wanted;

  useEffect(() => {
    let left = false;
    listReviews(locationId, wanted.page).then(
      ({ data }) => {
        if (left) return;
        setLoaded((old) => ({ page: wanted.page, reviews: [...old.reviews, ...data] }));
      },
      () => {
        if (!left) setFailed(true);
      },
    );
    return () => {
      left = true;
    };
  }, [locationId, wanted]);

  return (
    <>
      {loaded.reviews.length > 0 && (
        <ul
          aria-label={copy.reviews.moreList}
          className="divide-y divide-line border-t border-line"
        >
          {loaded.reviews.map((review) => (
            <li key={review.id}>
              <ReviewItem review={review} />
            </li>
          ))}
        </ul>
      )}
      {failed && (
        <ErrorState
          level={3}
          title={copy.reviews.failed}
          onRetry={() => {
            setFailed(false);
            setWanted({ page, attempt: wanted.attempt + 1 });
          }}
        />
      )}
      {!failed && loaded.page < lastPage && (
        <Button
          variant="secondary"
          onClick={() => setWanted({ page: page + 1, attempt: 1 })}
          loading={loaded.page < page}
          className="mt-4 self-start"
        >
          {copy.reviews.more}
        </Button>
      )}
    </>
  );
}
