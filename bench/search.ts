import { parseArgs } from 'node:util';
import { CompiledQuery } from 'kysely';
import { onPostgres } from '#scripts/checks/postgres.ts';
import { buildApp } from '#server/app.ts';
import { openDatabase, type DatabaseOptions } from '#server/db/connection.ts';
import { migrate } from '#server/db/migrate.ts';
import { readEnv } from '#server/env.ts';
import { openJobs } from '#server/jobs/jobs.ts';
import { fill } from './fill.ts';
import { questions, type Question } from './questions.ts';

// `npm run bench -- --count 100000 [--embedded] [--keep postgres://…] [--plans]`: fills a database of its own, asks the
// api over HTTP as one client, one request after another, and prints milliseconds and, when asked, the plans.
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '150' },
    embedded: { type: 'boolean', default: false },
    /** A database that stays: filled the first time, only asked afterwards. */
    keep: { type: 'string' },
    plans: { type: 'boolean', default: false },
  },
});
const count = Number(values.count);
const rounds = Number(values.rounds);

type Statement = { sql: string; parameters: readonly unknown[] };

console.log('Other work on this machine is in the figures.');
if (values.embedded) await run({});
else if (values.keep) await run({ databaseUrl: values.keep });
else await onPostgres(({ url }) => run({ databaseUrl: url }));

async function run(options: DatabaseOptions): Promise<void> {
  const statements: Statement[] = [];
  const database = await openDatabase({
    ...options,
    log: ({ query }) => void statements.push({ sql: query.sql, parameters: query.parameters }),
  });
  await migrate(database);
  const { db } = database;
  const begun = performance.now();
  if (!(await db.selectFrom('locations').select('id').limit(1).executeTakeFirst())) {
    await fill(db, count);
    console.log(`filled in ${Math.round((performance.now() - begun) / 1000)} s`);
  }
  const env = readEnv({ LOG_LEVEL: 'silent', LIMIT_FACTOR: '100000', OVERLOAD_MS: '0' });
  const app = await buildApp({ db, env, jobs: await openJobs(database), now: () => new Date() });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  console.log(`${await size()} locations, ${database.kind}; ${rounds} requests each, ms`);
  for (const question of questions) {
    await ask(url, question);
    if (values.plans) await explain(question);
  }
  await app.close();
  await database.close();

  async function size(): Promise<number> {
    const counted = db.selectFrom('locations').select((eb) => eb.fn.countAll<number>().as('count'));
    return (await counted.executeTakeFirstOrThrow()).count;
  }

  /** Prints the plan of each statement of a request that takes a millisecond or more. */
  async function explain({ path }: Question): Promise<void> {
    statements.length = 0;
    await fetch(url + path(0));
    const queries = statements.filter(({ sql }) => /^(select|with|set)/i.test(sql));
    await db.transaction().execute(async (tx) => {
      for (const { sql, parameters } of queries) {
        const isSetting = /^set/i.test(sql);
        const text = isSetting ? sql : `EXPLAIN (ANALYZE, BUFFERS) ${sql}`;
        const { rows } = await tx.executeQuery(CompiledQuery.raw(text, [...parameters]));
        const plan = rows.map((row) => Object.values(row as object).join());
        const ms = Number(/Execution Time: ([\d.]+)/.exec(plan.at(-1) ?? '')?.[1] ?? 0);
        if (ms >= 1) console.log(`\n${sql.slice(0, 200)}\n  ${plan.map(cut).join('\n  ')}\n`);
      }
    });
  }
}

/** A line of a plan without the hundred squares of an area. */
function cut(line: string): string {
  return line.length > 160 ? `${line.slice(0, 160)} …` : line;
}

async function ask(url: string, { name, goal, path }: Question): Promise<void> {
  const times: number[] = [];
  for (let n = 0; n < rounds + 20; n++) {
    const begun = performance.now();
    const answer = await fetch(url + path(n));
    await answer.text();
    if (!answer.ok) throw new Error(`${answer.status} for ${path(n)}`);
    if (n >= 20) times.push(performance.now() - begun);
  }
  times.sort((one, other) => one - other);
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((part) => times[Math.floor(part * times.length)]!);
  const figures = [p50!, p95!, p99!].map((ms) => ms.toFixed(1).padStart(6)).join(' ');
  console.log(
    `${p95! <= goal ? '✓' : '✗'} ${name.padEnd(28)} p50 p95 p99 ${figures} (goal ${goal})`,
  );
}
