import type { HttpHandler } from 'msw';
import { handleCall } from '../handle-call.ts';
import { cardsOf } from '../card-of.ts';
import { locationOf, type World } from '../world.ts';

export function favouriteHandlers(world: World): HttpHandler[] {
  return [
    handleCall(world, 'listFavourites', ({ client }) => ({
      data: cardsOf(world, client.favourites ?? []),
    })),
    handleCall(world, 'addFavourite', ({ params: { location_id: id }, client }) => {
      locationOf(world, id);
      client.favourites = [...new Set([id, ...(client.favourites ?? [])])];
      return null;
    }),
    handleCall(world, 'deleteFavourite', ({ params: { location_id: id }, client }) => {
      client.favourites = client.favourites?.filter((one) => one !== id);
      return null;
    }),
    handleCall(world, 'mergeFavourites', ({ body, client }) => {
      client.favourites = [...new Set([...body.location_ids, ...(client.favourites ?? [])])];
      return { data: cardsOf(world, client.favourites) };
    }),
  ];
}
