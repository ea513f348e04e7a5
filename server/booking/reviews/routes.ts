import type { FastifyInstance } from 'fastify';
import { limitKeyOf } from '#domain/network/remote-address.ts';
import { notFound } from '#server/app-error.ts';
import { cacheForEverybody } from '#server/http/cache-control.ts';
import type { Deps } from '#server/deps.ts';
import { requireLocation } from '#server/catalogue/location-detail/repository.ts';
import { limits } from '#server/limits/limits.ts';
import { takeLimit, waitOn } from '#server/limits/take-limit.ts';
import { pageOf } from '#server/http/pagination.ts';
import { route } from '#server/http/route.ts';
import { moderateReview, reportReview } from './moderation.ts';
import { presentPublicReview } from './presenter.ts';
import { requireOperator } from '#server/identity/session/visitor.ts';
import { findRating, listReviews } from './repository.ts';
import { reviewBooking } from './review-booking.ts';

export function registerReviews(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  route(app, 'reviewBooking', async ({ params, body, client }) => {
    return { data: await reviewBooking(deps, client.userId, params.id, body) };
  });

  route(app, 'reportReview', async ({ params, body }, { ip }) => {
    await takeLimit(deps, { ...limits.reviewReports, key: limitKeyOf(ip) }, waitOn('reason'));
    return reportReview(deps, params.id, body.reason);
  });

  route(app, 'moderateReview', async ({ params, body }, request) => {
    requireOperator(deps, request);
    return { data: await moderateReview(deps, params.id, body) };
  });

  route(app, 'locationReviews', async ({ params, query }, request, reply) => {
    await requireLocation(db, params.id);
    const { page, per_page: perPage, ...filter } = query;
    const span = { limit: perPage, offset: (page - 1) * perPage };
    const { rows, total } = await listReviews(db, params.id, filter, span);
    cacheForEverybody(reply, 30);
    return {
      data: rows.map(presentPublicReview),
      ...pageOf({ url: request.url, page, perPage, rows: rows.length, total }),
    };
  });

  route(app, 'locationGeneralRating', async ({ params }, _request, reply) => {
    const rating = await findRating(db, params.id);
    if (!rating) throw notFound();
    const { average_rating, rating_count, ...distribution } = rating;
    cacheForEverybody(reply, 30);
    return { data: { average_rating, rating_count, distribution } };
  });
}
