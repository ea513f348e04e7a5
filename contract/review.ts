import { z } from 'zod';
import { reportReasons } from '#domain/booking/review-rules.ts';
import { clientCall, ok, operatorAccess, publicCall } from './call.ts';
import { pageLinks, pageMeta, pageNumber, perPage } from './pagination.ts';
import { catalogueId, catalogueIdParam, instant, integerParam, uuid } from './scalars.ts';
import { maxLengths, pageSizes } from './values.ts';

const rating = z.int().min(1).max(5);

/**
 * `author` is first name and initial. `verified` is true if the author had a booking. For a health
 * location, only the author sees service and professional.
 */
const review = z
  .object({
    id: catalogueId,
    author: z.string(),
    rating,
    comment: z.string(),
    service_name: z.string().nullable(),
    professional_name: z.string().nullable(),
    verified: z.boolean(),
    created_at: instant,
  })
  .meta({ id: 'Review' });

const hiddenFor = z.enum(reportReasons).nullable();

export const exportedReview = review
  .extend({ hidden_for: hiddenFor })
  .meta({ id: 'ExportedReview' });

export const locationReviewsCall = publicCall('locations', {
  summary: 'Reviews of a location, newest first',
  params: z.object({ id: catalogueIdParam }),
  query: z.object({
    page: pageNumber,
    per_page: perPage(pageSizes.reviews),
    rating: integerParam(rating).optional(),
    professional: catalogueIdParam.optional(),
  }),
  success: {
    status: 200,
    schema: z.object({ data: z.array(review), links: pageLinks, meta: pageMeta }),
  },
});

const generalRating = z
  .object({
    average_rating: z.number(),
    rating_count: z.int(),
    distribution: z.object({ 1: z.int(), 2: z.int(), 3: z.int(), 4: z.int(), 5: z.int() }),
  })
  .meta({ id: 'GeneralRating' });

export const locationGeneralRatingCall = publicCall('locations', {
  summary: 'Mean and distribution of the ratings of a location',
  params: z.object({ id: catalogueIdParam }),
  success: ok(generalRating),
});

export const reviewBookingBody = z.object({
  rating: z.int('Alege o notă').min(1).max(5),
  comment: z.string().trim().max(maxLengths.review).optional(),
});

export const reviewBookingCall = clientCall('bookings', {
  summary: 'Reviews a visit that is over, once',
  params: z.object({ id: uuid }),
  body: reviewBookingBody,
  success: { status: 201, schema: z.object({ data: review }) },
  errors: ['not_reviewable'],
});

export const reportReviewCall = publicCall('locations', {
  summary: 'Tells the operator what is wrong with a review; the same report counts once a week',
  params: z.object({ id: catalogueIdParam }),
  body: z.object({ reason: z.enum(reportReasons) }),
  success: { status: 201, schema: z.object({ message: z.string() }) },
});

const moderatedReview = z
  .object({
    id: catalogueId,
    hidden_for: hiddenFor,
    location_name: z.string(),
    author: z.string(),
    rating,
  })
  .meta({ id: 'ModeratedReview' });

export const moderateReviewCall = publicCall('provider', {
  summary:
    'Hides a review for a reason, or shows it (`null`); `complaint`: the operator received a complaint outside the site; needs the key of the operator (`Authorization: Bearer …`)',
  ...operatorAccess,
  params: z.object({ id: catalogueIdParam }),
  body: z.object({ hidden_for: hiddenFor, complaint: z.boolean().default(false) }),
  success: ok(moderatedReview),
});

export type ModeratedReview = z.infer<typeof moderatedReview>;
export type Moderation = z.infer<(typeof moderateReviewCall)['body']>;
export type ReviewBookingBody = z.input<typeof reviewBookingBody>;
export type Review = z.infer<typeof review>;
export type GeneralRating = z.infer<typeof generalRating>;
