import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ContractClient } from '#tests/contract/contract-client.ts';
import type { Attack } from '../attack.ts';
import { send, sendAsNext, type Answer } from '../load.ts';

const secret = `secret-${randomUUID()}`;
const goal = 'no trace of it in later answers';

/** Addresses that nobody has visited, each with a secret in its query. */
export const cachedQuery: Attack = {
  name: "1 a visitor's query in pages cached for everyone",
  goal: `${goal}, stale-while-revalidate at most a day`,
  run: async ({ webUrl }) => {
    const visits: Answer[][] = [];
    // A page or its data first: that decides what Next keeps.
    for (const [index, path] of (await unvisitedPaths()).entries())
      visits.push(await visit(webUrl + path, index % 2 ? send : sendAsNext));
    const leaks = visits.filter((answers) => answers.some(isLeak)).length;
    const stale = Math.max(...visits.flat().map(staleSeconds));
    const figures = `${leaks} of ${visits.length} addresses leak, stale for up to ${stale} s`;
    return { figures, holds: leaks === 0 && stale <= 24 * 3600 };
  },
};

/** The home page has been visited: here the secret comes with the visit that has it made anew. */
export const renewedQuery: Attack = {
  name: "1 a visitor's query in the home page made anew",
  goal,
  run: async ({ webUrl, warmAt }) => {
    await wait(Math.max(0, warmAt + 62_000 - performance.now()));
    const answers = await visit(`${webUrl}/`, send);
    const leaks = answers.filter(isLeak).length;
    return { figures: `${leaks} of ${answers.length} answers leak`, holds: leaks === 0 };
  },
};

async function visit(url: string, sendFirst: typeof sendAsNext): Promise<Answer[]> {
  await sendFirst({ url: `${url}?token=${secret}` });
  await wait(2000);
  return [await send({ url }), await sendAsNext({ url }), await send({ url })];
}

async function unvisitedPaths(): Promise<string[]> {
  const client = new ContractClient();
  const { meta } = (await client.call('listLocations', { query: { per_page: 8 } })).body;
  const query = { per_page: 8, page: Math.floor(meta.total / 8) };
  const { data } = (await client.call('listLocations', { query })).body;
  const pages = data.map(({ id, slug }) => `/locations/${id}/${slug}`);
  return [...pages, `/locations/${data[0]?.id}`, `/locations/${data[1]?.id}/x`, `/${randomUUID()}`];
}

function isLeak({ body, headers }: Answer): boolean {
  return (body + JSON.stringify(headers)).includes(secret);
}

function staleSeconds({ headers }: Answer): number {
  return Number(/stale-while-revalidate=(\d+)/.exec(headers['cache-control'] ?? '')?.[1] ?? 0);
}
