import { readFile } from 'node:fs/promises';
import { startPostgres } from './checks/postgres.ts';
import { Problem, runMain } from './product/problem.ts';
import { bookingProtections } from './sabotage/booking-protections.ts';
import { takeAway } from './sabotage/protection.ts';
import { sessionProtections } from './sabotage/session-protections.ts';
import { requirePassing, tryProtections } from './sabotage/try-protections.ts';
import { copyTree } from './sabotage/working-copy.ts';

const asked = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => asked.abort(new Problem('Stopped.')));

/** `npm run sabotage -- lock voucher` tries only the protections whose name has one of the words. */
const words = process.argv.slice(2);
const chosen = [...bookingProtections, ...sessionProtections].filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);

await runMain(async () => {
  // All of them first: a protection that moved is said at once, not after minutes.
  for (const protection of chosen) takeAway(protection, await readFile(protection.file, 'utf8'));
  const postgres = chosen.some(({ project }) => project === 'race') ? await startPostgres() : null;
  const env: Record<string, string> = postgres ? { RACE_DATABASE_URL: postgres.url } : {};
  const copy = await copyTree(process.cwd());
  try {
    const place = {
      folder: copy.folder,
      env,
      say: (line: string) => console.log(line),
      signal: asked.signal,
    };
    await requirePassing(chosen, place);
    const noticed = await tryProtections(chosen, place);
    console.log(`${chosen.length} protections, ${noticed} noticed`);
    if (noticed < chosen.length) process.exitCode = 1;
  } finally {
    await copy.remove();
    await postgres?.stop();
  }
});
