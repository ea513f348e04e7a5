import type { HttpHandler } from 'msw';
import { answerCall } from '../answer-call.ts';
import { ratingOf } from '../catalogue/reviews.ts';
import { drawPicture } from '../draw-picture.ts';
import { freeTimes, professionalsOfAll, servicesOf } from '../free-times.ts';
import { locationOf } from '../location-of.ts';
import { paged } from '../paged.ts';
import { invalidField, Refusal } from '../refusal.ts';
import type { World } from '../world.ts';

/** No picture has a higher number, whatever a test puts into the world. */
const lastPicture = 1_000_000;

/** A location's page: detail, services, pictures, reviews, free times. */
export function locationHandlers(world: World): HttpHandler[] {
  return [
    answerCall(world, 'locationDetail', ({ params }) => ({
      data: locationOf(world, params.location_id).detail,
    })),

    answerCall(world, 'locationServices', ({ params }) => ({
      data: locationOf(world, params.id).detail.service_categories,
    })),

    answerCall(world, 'locationGallery', ({ params }) => {
      const { gallery, albums } = locationOf(world, params.id).detail;
      return { data: { gallery, albums } };
    }),

    answerCall(world, 'locationReviews', ({ params, query, request }) => {
      const { reviews, detail } = locationOf(world, params.id);
      const professional = detail.professionals.find(({ id }) => id === query.professional);
      const matches = reviews
        .filter(({ rating }) => query.rating === undefined || rating === query.rating)
        .filter((one) => !query.professional || one.professional_name === professional?.name);
      return paged(matches, query, request);
    }),

    answerCall(world, 'locationGeneralRating', ({ params }) => ({
      data: ratingOf(locationOf(world, params.id).reviews),
    })),

    answerCall(world, 'locationSlots', ({ params, query }) => {
      const location = locationOf(world, params.id);
      const services = servicesOf(location, query.services);
      const able = professionalsOfAll(services);
      if (services.length === 0 || able.length === 0)
        throw invalidField('services', 'Serviciile alese nu pot fi rezervate împreună');
      if (query.professional && !able.includes(query.professional))
        throw invalidField('professional', 'Specialistul ales nu oferă serviciile alese');
      const professionals = query.professional ? [query.professional] : able;
      const range = { location, services, professionals, from: query.from, to: query.to };
      const { days, firstAvailable } = freeTimes(world, range);
      return { data: days, meta: { first_available: firstAvailable } };
    }),

    answerCall(world, 'image', async ({ params, query }) => {
      if (params.id > lastPicture) throw new Refusal('not_found');
      return drawPicture(params.id, query.w);
    }),
  ];
}
