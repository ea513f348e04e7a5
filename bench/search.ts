import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { CompiledQuery } from 'kysely';
import { quantile } from '#scripts/checks/median.ts';
import { onPostgres } from '#scripts/checks/postgres.ts';
import { buildApp } from '#server/app.ts';
import { openDatabase, type DatabaseOptions } from '#server/db/connection.ts';
import { migrate } from '#server/db/migrate.ts';
import { readEnv } from '#server/deps.ts';
import { openJobs } from '#server/messages/jobs/jobs.ts';
import { askTexts } from './ask-texts.ts';
import { fill } from './fill.ts';
import { questionsOf, type Bookable, type Question } from './questions.ts';
import { report, type Finding } from './results.ts';
import { timedGet } from './timed-get.ts';

const { values } = parseArgs({
  options: {
    /** Locations; by default 1,000,000 on PostgreSQL and 100,000 embedded. */
    count: { type: 'string' },
    rounds: { type: 'string', default: '150' },
    /** `postgres` or `embedded`; by default both, but with `--clients` only `postgres`. */
    engine: { type: 'string' },
    keep: { type: 'string' },
    plans: { type: 'boolean', default: false },
    clients: { type: 'string', default: '0' },
    only: { type: 'string', default: '' },
    texts: { type: 'string', default: '0' },
    quick: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const clients = Number(values.clients);
const warmUp = 20;

type Statement = { sql: string; parameters: readonly unknown[] };

console.log('Other work on this machine distorts the figures.');
if (values.keep) await run({ databaseUrl: values.keep }, 1_000_000);
else {
  if (values.engine !== 'embedded')
    await onPostgres(({ url }) => run({ databaseUrl: url }, 1_000_000));
  if (values.engine === 'embedded' || (!values.engine && clients === 0)) await run({}, 100_000);
}

async function run(options: DatabaseOptions, usual: number): Promise<void> {
  const count = Number(values.count ?? usual);
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
  const locations = await size();
  console.log(`${locations} locations, ${database.kind}; ${rounds} requests each, ms`);
  if (values.texts === '0') await askQuestions(url);
  else await askTexts(url, Number(values.texts), await vocabulary());
  await app.close();
  await database.close();

  async function askQuestions(url: string): Promise<void> {
    const questions = questionsOf(await bookable());
    const chosen = questions.filter(({ name }) => name.includes(values.only));
    for (const { path } of chosen) for (let n = 0; n < warmUp; n++) await timedGet(url + path(n));
    const findings: Finding[] = [];
    for (const question of chosen) {
      const what = `${question.name}, ${locations} on ${database.kind}`;
      const isList = question.name.startsWith('list');
      if (clients > 0 && !isList && !question.name.startsWith('text')) continue;
      const finding =
        clients === 0
          ? {
              ...{ goal: 'P12', unit: 'ms p95', measured: await ask(url, question) },
              wanted: { atMost: question.goal },
            }
          : {
              ...{ goal: 'P13', unit: '/s', measured: await askAtOnce(url, question) },
              wanted: { atLeast: isList ? 500 : 200 },
            };
      findings.push({ what, ...finding });
      if (values.plans) await explain(question);
    }
    report(findings, values.quick);
  }

  async function vocabulary(): Promise<string[]> {
    const rows = await db.selectFrom('search_words').select('word').orderBy('word').execute();
    return rows.map(({ word }) => word);
  }

  async function size(): Promise<number> {
    const counted = db.selectFrom('locations').select((eb) => eb.fn.countAll<number>().as('count'));
    return (await counted.executeTakeFirstOrThrow()).count;
  }

  async function bookable(): Promise<Bookable[]> {
    return db
      .selectFrom('services')
      .innerJoin('service_professionals', 'service_id', 'services.id')
      .select((eb) => ['location_id as id', eb.fn.min<number>('services.id').as('service')])
      .where('active', '=', true)
      .where('is_subscription', '=', false)
      .groupBy('location_id')
      .orderBy('location_id')
      .execute();
  }

  async function explain({ path }: Question): Promise<void> {
    statements.length = 0;
    await fetch(url + path(0));
    const queries = statements.filter(({ sql }) => /^\s*(select|with|set)/i.test(sql));
    await db.transaction().execute(async (tx) => {
      for (const { sql, parameters } of queries) {
        const isSetting = /^\s*set/i.test(sql);
        const text = isSetting ? sql : `EXPLAIN (ANALYZE, BUFFERS) ${sql}`;
        const { rows } = await tx.executeQuery(CompiledQuery.raw(text, [...parameters]));
        const plan = rows.map((row) => Object.values(row as object).join());
        const ms = Number(/Execution Time: ([\d.]+)/.exec(plan.at(-1) ?? '')?.[1] ?? 0);
        if (ms >= 1) console.log(`\n${sql.slice(0, 200)}\n  ${plan.map(cut).join('\n  ')}\n`);
      }
    });
  }
}

function cut(line: string): string {
  return line.length > 160 ? `${line.slice(0, 160)} …` : line;
}

async function ask(url: string, question: Question): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < rounds; n++) times.push(await timedGet(url + question.path(warmUp + n)));
  return tell(question.name, times);
}

async function askAtOnce(url: string, question: Question): Promise<number> {
  const times: number[] = [];
  let sent = 0;
  const begun = performance.now();
  const client = async () => {
    while (sent < rounds * 4) times.push(await timedGet(url + question.path(sent++)));
  };
  await Promise.all(Array.from({ length: clients }, client));
  const perSecond = (times.length * 1000) / (performance.now() - begun);
  tell(question.name, times);
  return perSecond;
}

function tell(name: string, times: number[]): number {
  const figures = [0.5, 0.95, 0.99].map((share) => quantile(times, share).toFixed(1).padStart(6));
  console.log(
    `${name.padEnd(30)} p50 p95 p99 ${figures.join(' ')}, load ${loadavg()[0]!.toFixed(1)}`,
  );
  return quantile(times, 0.95);
}
