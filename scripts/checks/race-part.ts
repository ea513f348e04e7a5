import type { Part } from './part.ts';
import { startPostgres } from './postgres.ts';
import { vitestPart } from './vitest-part.ts';

/** Races can only be seen on a PostgreSQL server: PGlite runs transactions one after another. */
export const racePart: Part = {
  name: 'races on PostgreSQL',
  run: async () => {
    const postgres = await startPostgres();
    try {
      const env = { RACE_DATABASE_URL: postgres.url };
      return await vitestPart('races', ['race'], { env }).run();
    } finally {
      await postgres.stop();
    }
  },
};
