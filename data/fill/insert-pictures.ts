import { sql } from 'kysely';
import type { Db } from '#server/deps.ts';
import type { CatalogueOptions } from '../catalogue/generate.ts';
import { avatarRows, demoClients } from '../demo-clients.ts';
import { demoPictures } from '../pictures/demo-pictures.ts';
import { batches } from './batches.ts';
import { insertRows } from './insert-rows.ts';

export async function insertPictures(db: Db): Promise<void> {
  const rows = demoPictures.map(({ hash, bytes }) => ({ hash, bytes }));
  await db.insertInto('pictures').values(rows).execute();
}

export async function restorePictures(db: Db, options: CatalogueOptions): Promise<void> {
  if (
    options.count === 0 ||
    (await db.selectFrom('pictures').select('hash').limit(1).executeTakeFirst())
  )
    return;
  const keep = sql<boolean>`(new.album_id IS NULL
    OR EXISTS (SELECT FROM albums own WHERE own.id = new.album_id))`;
  await db.transaction().execute(async (trx) => {
    await insertPictures(trx);
    await insertRows(trx, 'images', avatarRows);
    for (const { id, avatar_image_id } of demoClients)
      await trx.updateTable('users').set({ avatar_image_id }).where('id', '=', id).execute();
    for (const { rows } of batches(options)) await insertRows(trx, 'images', rows.images, { keep });
  });
}
