import type { Db } from '#server/deps.ts';

/** Returns the slug if a locality has it, else undefined. */
export function findCitySlug(db: Db, slug: string) {
  return db.selectFrom('localities').select('slug').where('slug', '=', slug).executeTakeFirst();
}

/** Returns the category of a slug, or undefined. */
export function findCategory(db: Db, slug: string) {
  return db.selectFrom('categories').select('id').where('slug', '=', slug).executeTakeFirst();
}

/** Returns the contest of a token, or undefined. */
export function findContest(db: Db, token: string) {
  return db
    .selectFrom('contests')
    .select(['token', 'title', 'body', 'valid_until'])
    .where('token', '=', token)
    .executeTakeFirst();
}
