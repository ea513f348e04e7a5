import type { HttpHandler } from 'msw';
import { demoPictures } from '#data/pictures/demo-pictures.ts';
import { makePage } from '#tests/factories/page.ts';
import { handleCall } from '../handle-call.ts';
import { ratingOf } from '../catalogue/reviews.ts';
import { freeTimes, nextTimes } from '../free-times.ts';
import { Refusal } from '../refusal.ts';
import { locationOf, type World } from '../world.ts';

export function locationHandlers(world: World): HttpHandler[] {
  return [
    handleCall(world, 'locationDetail', ({ params }) => ({
      data: locationOf(world, params.location_id).detail,
    })),

    handleCall(world, 'locationServices', ({ params }) => ({
      data: locationOf(world, params.id).detail.service_categories,
    })),

    handleCall(world, 'locationGallery', ({ params }) => {
      const { gallery, albums } = locationOf(world, params.id).detail;
      return { data: { gallery, albums } };
    }),

    handleCall(world, 'locationReviews', ({ params, query, request }) => {
      const { detail, reviews } = locationOf(world, params.id);
      const { rating, professional } = query;
      const name = detail.professionals.find(({ id }) => id === professional)?.name;
      const matches = reviews.filter(
        (review) =>
          (rating === undefined || review.rating === rating) &&
          (professional === undefined || (!detail.is_health && review.professional_name === name)),
      );
      const unnamed = detail.is_health && { service_name: null, professional_name: null };
      const shown = matches.map((review) => ({ ...review, ...unnamed }));
      return makePage(shown, query, request);
    }),

    handleCall(world, 'reportReview', ({ params }) => {
      const isKnown = world.locations.some(({ reviews }) =>
        reviews.some(({ id }) => id === params.id),
      );
      if (!isKnown) throw new Refusal('not_found');
      return { message: 'Îți mulțumim. Citim recenzia și decidem dacă rămâne.' };
    }),

    handleCall(world, 'locationGeneralRating', ({ params }) => ({
      data: ratingOf(locationOf(world, params.id).reviews),
    })),

    handleCall(world, 'locationSlots', ({ params, query }) =>
      freeTimes(world, locationOf(world, params.id).detail, query),
    ),

    handleCall(world, 'locationsNextSlots', ({ query }) => ({ data: nextTimes(world, query.ids) })),

    handleCall(world, 'image', ({ params }) => picture(params.id)),
    handleCall(world, 'sharePicture', () => picture(0)),
  ];
}

function picture(id: number): Response {
  const { bytes } = demoPictures[id % demoPictures.length]!;
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': 'image/svg+xml' } });
}
