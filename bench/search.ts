import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { CompiledQuery } from 'kysely';
import { onPostgres } from '#scripts/checks/postgres.ts';
import { buildApp } from '#server/app.ts';
import { openDatabase, type DatabaseOptions } from '#server/db/connection.ts';
import { migrate } from '#server/db/migrate.ts';
import { readEnv } from '#server/env.ts';
import { openJobs } from '#server/messages/jobs/jobs.ts';
import { askTexts } from './ask-texts.ts';
import { fill } from './fill.ts';
import { questionsOf, type Bookable, type Question } from './questions.ts';
import { report, type Finding } from './results.ts';

// `npm run bench -- P12 --count 100000 [--embedded] [--keep postgres://…] [--plans]` prints the milliseconds of
// requests, `npm run bench -- P13` also those of 50 clients; `--texts 5000` searches for hostile texts.
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '150' },
    embedded: { type: 'boolean', default: false },
    /** A persistent database, filled on the first run. */
    keep: { type: 'string' },
    plans: { type: 'boolean', default: false },
    clients: { type: 'string', default: '0' },
    /** Words in the names of questions to run. */
    only: { type: 'string', default: '' },
    /** Count of hostile texts. */
    texts: { type: 'string', default: '0' },
    quick: { type: 'boolean', default: false },
  },
});
const count = Number(values.count);
const rounds = Number(values.rounds);
const clients = Number(values.clients);
const warmUp = 20;

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
  if (values.texts === '0') await askQuestions(url);
  else await askTexts(url, Number(values.texts), await vocabulary());
  await app.close();
  await database.close();

  async function askQuestions(url: string): Promise<void> {
    const questions = questionsOf(await bookable());
    const chosen = questions.filter(({ name }) => name.includes(values.only));
    // Warm up: a fresh api is slower.
    for (const question of chosen) for (let n = 0; n < warmUp; n++) await send(url, question, n);
    const findings: Finding[] = [];
    for (const question of chosen) {
      const one = await ask(url, question);
      const what = `${question.name}, ${count} on ${database.kind}`;
      const wanted = { atMost: question.goal };
      if (clients === 0)
        findings.push({ goal: 'P12', what, unit: 'ms p95', measured: one.p95, wanted });
      else {
        const measured = await askAtOnce(url, question, one);
        const atLeast = /^(list|text)/.exec(question.name)?.[0] === 'list' ? 500 : 200;
        findings.push({ goal: 'P13', what, unit: '/s', measured, wanted: { atLeast } });
      }
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

  /** Plans of statements of 1 ms or more. */
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

type Percentiles = { p50: number; p95: number; p99: number };

async function ask(url: string, question: Question): Promise<Percentiles> {
  const times: number[] = [];
  for (let n = 0; n < rounds; n++) times.push(await send(url, question, warmUp + n));
  const ms = percentiles(times);
  const { name, goal } = question;
  console.log(`${ms.p95 <= goal ? '✓' : '✗'} ${tell(name, ms)} (goal ${goal}${load()})`);
  return ms;
}

async function askAtOnce(url: string, question: Question, one: Percentiles): Promise<number> {
  const times: number[] = [];
  let sent = 0;
  const begun = performance.now();
  const client = async () => {
    while (sent < rounds * 4) times.push(await send(url, question, sent++));
  };
  await Promise.all(Array.from({ length: clients }, client));
  const perSecond = Math.round((times.length * 1000) / (performance.now() - begun));
  const ms = percentiles(times);
  const ratio = ms.p99 / one.p95;
  const verdict = `p99 ${ratio.toFixed(1)} × p95 of one, goal 10, ${perSecond}/s${load()}`;
  console.log(`${ratio <= 10 ? '✓' : '✗'} ${tell(`  ${clients} clients`, ms)} (${verdict})`);
  return perSecond;
}

async function send(url: string, { path }: Question, n: number): Promise<number> {
  const begun = performance.now();
  const response = await fetch(url + path(n));
  await response.text();
  if (!response.ok) throw new Error(`${response.status} for ${path(n)}`);
  return performance.now() - begun;
}

function percentiles(times: number[]): Percentiles {
  times.sort((one, other) => one - other);
  const at = (part: number) => times[Math.floor(part * times.length)]!;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

function tell(name: string, { p50, p95, p99 }: Percentiles): string {
  const figures = [p50, p95, p99].map((ms) => ms.toFixed(1).padStart(6)).join(' ');
  return `${name.padEnd(30)} p50 p95 p99 ${figures}`;
}

function load(): string {
  return `, load ${loadavg()[0]!.toFixed(1)}`;
}
