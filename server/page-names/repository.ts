import type { Db } from '../deps.ts';

/** The slug of a locality; undefined where no locality has it. */
export function findCitySlug(db: Db, slug: string) {
  return db.selectFrom('localities').select('slug').where('slug', '=', slug).executeTakeFirst();
}

/** The category of a slug; undefined where no category has it. */
export function findCategory(db: Db, slug: string) {
  return db.selectFrom('categories').select('id').where('slug', '=', slug).executeTakeFirst();
}

/** The contest of a token; undefined where there is none. */
export function findContest(db: Db, token: string) {
  return db
    .selectFrom('contests')
    .select(['token', 'title', 'body', 'valid_until'])
    .where('token', '=', token)
    .executeTakeFirst();
}
