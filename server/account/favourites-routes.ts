import type { FastifyInstance } from 'fastify';
import { maxCounts } from '#contract/values.ts';
import { favouritesFull } from '#domain/words/count-labels.ts';
import { invalidField } from '../app-error.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Db, Deps, Tx } from '../deps.ts';
import { requireLocation } from '../catalogue/location-detail/repository.ts';
import { findCards } from '../catalogue/locations/card-repository.ts';
import { presentCard } from '../catalogue/locations/card-presenter.ts';
import { route } from '../http/route.ts';
import { lockUser } from '../identity/users/repository.ts';
import { deleteFavourite, findFavourites, insertFavourites } from './favourites-repository.ts';

export function registerFavourites(app: FastifyInstance, { db, now }: Deps): void {
  route(app, 'listFavourites', async ({ client }) => {
    return { data: await presentFavourites(db, client.userId) };
  });

  route(app, 'addFavourite', async ({ params: { location_id: id }, client: { userId } }) => {
    await requireLocation(db, id);
    await inTransaction(db, async (tx) => {
      const favouriteIds = await lockFavourites(tx, userId);
      if (favouriteIds.includes(id)) return;
      if (favouriteIds.length >= maxCounts.favourites)
        throw invalidField('location_id', favouritesFull(maxCounts.favourites));
      await insertFavourites(tx, { userId, locationIds: [id], now: now() });
    });
    return null;
  });

  route(app, 'deleteFavourite', async ({ params: { location_id: id }, client: { userId } }) => {
    await inTransaction(db, (tx) => deleteFavourite(tx, userId, id));
    return null;
  });

  route(app, 'mergeFavourites', async ({ body, client: { userId } }) => {
    const existing = (await findCards(db, body.location_ids)).map(({ id }) => id);
    await inTransaction(db, async (tx) => {
      const favouriteIds = await lockFavourites(tx, userId);
      const others = existing.filter((id) => !favouriteIds.includes(id));
      const locationIds = others.slice(0, maxCounts.favourites - favouriteIds.length);
      await insertFavourites(tx, { userId, locationIds, now: now() });
    });
    return { data: await presentFavourites(db, userId) };
  });
}

async function presentFavourites(db: Db, userId: string) {
  const favourites = await findFavourites(db, userId);
  const rows = await findCards(
    db,
    favourites.map(({ location_id }) => location_id),
  );
  return rows.map((row) => presentCard(row, null));
}

async function lockFavourites(tx: Tx, userId: string): Promise<number[]> {
  await lockUser(tx, userId);
  return (await findFavourites(tx, userId)).map(({ location_id }) => location_id);
}
