'use client';

import { useState } from 'react';
import type { Review } from '#contract/review.ts';
import { Alert } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { copy } from '../copy.ts';
import { ReviewItem } from './review-item.tsx';

type MoreReviewsProps = { locationId: number; lastPage: number };

/** The reviews after those of the page, as they are asked for. */
export function MoreReviews({ locationId, lastPage }: MoreReviewsProps) {
  const [page, setPage] = useState(1);
  const [reviews, setReviews] = useState<Review[]>([]);
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle');

  const more = async () => {
    setStatus('loading');
    try {
      const { listReviews } = await import('../api/list-reviews.ts');
      const { data } = await listReviews(locationId, page + 1);
      setReviews([...reviews, ...data]);
      setPage(page + 1);
      setStatus('idle');
    } catch {
      setStatus('failed');
    }
  };

  return (
    <>
      {reviews.length > 0 && (
        <ul
          aria-label={copy.reviews.moreList}
          className="divide-y divide-line border-t border-line"
        >
          {reviews.map((review) => (
            <li key={review.id}>
              <ReviewItem review={review} />
            </li>
          ))}
        </ul>
      )}
      {status === 'failed' && (
        <Alert tone="danger" urgent className="mt-4">
          {copy.reviews.failed}
        </Alert>
      )}
      {page < lastPage && (
        <Button
          variant="secondary"
          onClick={more}
          loading={status === 'loading'}
          className="mt-4 self-start"
        >
          {copy.reviews.more}
        </Button>
      )}
    </>
  );
}
