import type { Db } from '#server/deps.ts';

export function findCitySlug(db: Db, slug: string) {
  return db.selectFrom('localities').select('slug').where('slug', '=', slug).executeTakeFirst();
}

export function findCategory(db: Db, slug: string) {
  return db.selectFrom('categories').select('id').where('slug', '=', slug).executeTakeFirst();
}

export function findContest(db: Db, token: string) {
  return db
    .selectFrom('contests')
    .select(['token', 'title', 'body', 'valid_until'])
    .where('token', '=', token)
    .executeTakeFirst();
}
