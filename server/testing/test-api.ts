import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { LogEvent } from 'kysely';
import { calls } from '#contract/calls.ts';
import { paths, type CallName } from '#contract/paths.ts';
import type { ErrorBody } from '#contract/error-body.ts';
import type { CallInput, CallOutput } from '#contract/types.ts';
import { contractProblems } from '#tests/contract/contract-problems.ts';
import { strayFields } from '#tests/contract/stray-fields.ts';
import { requestOf, type CallParts } from '#tests/request-of.ts';
import { buildApp } from '../app.ts';
import type { OpenDatabase } from '../db/connection.ts';
import { messageQueue, openBoss } from '../db/job-store.ts';
import { readEnv, type Db, type Deps, type Env, type LogStream } from '../deps.ts';
import { messageHandler } from '../ops/message-handler.ts';
import { sweep } from '../ops/housekeeping.ts';
import type { Message } from '../messages/message.ts';
import { openJobs } from '../messages/jobs/jobs.ts';
import { doJobs, type MessageHandler } from '../messages/jobs/worker.ts';
import { listMailbox } from '../messages/repository.ts';
import { openInMemory, openOnServer } from './database.ts';
import { makeSession } from './make-session.ts';
import { makeUser, type UserInput } from './make-user.ts';
import { noTimeLimits } from './no-time-limits.ts';
import { TestClient, type SignedInClient } from './test-client.ts';

type MailboxRow = Awaited<ReturnType<typeof listMailbox>>[number];

export type TestApiOptions = {
  /** Start of the clock; default: a Friday morning. */
  now?: Date;
  env?: Partial<Record<keyof Env, string>>;
  logStream?: LogStream;
  /** `server`: the PostgreSQL server at RACE_DATABASE_URL. */
  database?: 'memory' | 'server';
  log?: (event: LogEvent) => void;
  fetchCalendar?: Deps['fetchCalendar'];
  replica?: Deps['replica'];
};

export type CallResponse<N extends CallName> = {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  body: ([CallOutput<N>] extends [null] ? unknown : CallOutput<N>) & Partial<ErrorBody>;
};

type CallOptions = {
  /** Default: a new guest; for GET a visitor without cookies. */
  as?: TestClient;
  headers?: Record<string, string>;
};

export type TestApi = {
  app: FastifyInstance;
  db: Db;
  env: Env;
  deps: Deps;
  clock: { now: () => Date; set: (now: Date) => void; advance: (seconds: number) => void };
  /** Checks the response against the contract. */
  call: <N extends CallName>(
    name: N,
    input?: CallInput<N>,
    options?: CallOptions,
  ) => Promise<CallResponse<N>>;
  inject: (request: InjectOptions, as?: TestClient) => Promise<LightMyRequestResponse>;
  /** Has an XSRF-TOKEN. */
  guest: () => Promise<TestClient>;
  signIn: (user?: UserInput | { id: string }) => Promise<SignedInClient>;
  /** Runs the due jobs, then lists the mailbox, oldest first. */
  messages: (recipient?: string) => Promise<MailboxRow[]>;
  /** Returns each subject up to its colon. */
  subjectsTo: (recipient: string) => Promise<(string | undefined)[]>;
  sweep: () => Promise<void>;
  close: () => Promise<void>;
};

export async function startTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const env = readEnv({ LOG_LEVEL: 'silent', ...noTimeLimits, ...options.env });
  const database = await open(options, env);
  const { db } = database;
  let now = options.now ?? new Date('2026-11-20T08:00:00Z');
  const jobs = await openJobs(database);
  const { logStream, fetchCalendar, replica } = options;
  const deps: Deps = { db, env, jobs, now: () => now, logStream, fetchCalendar, replica };
  const app = await buildApp(deps);
  const stray = watchStrayFields(app);
  await app.ready();

  const inject: TestApi['inject'] = async (request, as) => {
    const { headers, ...rest } = request;
    const own = as?.headers(rest.method ?? 'GET');
    const response = await app.inject({ ...rest, headers: { ...own, ...headers } });
    as?.keep([response.headers['set-cookie'] ?? []].flat());
    return response;
  };

  const guest = async () => {
    const visitor = new TestClient();
    await inject({ method: 'GET', url: '/sanctum/csrf-cookie' }, visitor);
    return visitor;
  };

  const messages = async (recipient?: string) => {
    await workOff(database, messageHandler(deps, app.log));
    return (await listMailbox(db, 500, recipient)).reverse();
  };

  return {
    app,
    db,
    env,
    deps,
    clock: {
      now: () => now,
      set: (date) => void (now = date),
      advance: (seconds) => void (now = new Date(now.getTime() + seconds * 1000)),
    },
    inject,
    guest,
    call: async (name, input, { as, headers } = {}) => {
      const { payload, ...request } = requestOf(name, (input ?? {}) as CallParts);
      const visitor = as ?? (request.method === 'GET' ? undefined : await guest());
      const all = { ...request.headers, ...headers };
      const bytes = payload instanceof Blob ? Buffer.from(await payload.arrayBuffer()) : payload;
      const response = await inject({ ...request, payload: bytes, headers: all }, visitor);
      const id = String(response.headers['x-request-id']);
      const isJson = String(response.headers['content-type']).startsWith('application/json');
      const body = isJson
        ? response.json()
        : response.statusCode === 204
          ? null
          : response.rawPayload;
      const problems = [
        ...contractProblems(name, response.statusCode, body),
        ...(stray.get(id) ?? []),
      ];
      if (problems.length > 0)
        throw new Error(
          `${paths[name]} returned ${response.statusCode} against its contract:\n${problems.join('\n')}`,
        );
      return { status: response.statusCode, headers: response.headers, body };
    },
    signIn: async (user = {}) => {
      const { id } = 'id' in user ? user : await makeUser(db, user);
      return makeSession(deps, id);
    },
    messages,
    subjectsTo: async (recipient) =>
      (await messages(recipient)).map(({ subject }) => subject?.split(':')[0]),
    sweep: () => sweep(deps),
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

async function open({ database = 'memory', log }: TestApiOptions, env: Env): Promise<OpenDatabase> {
  if (database === 'memory') return openInMemory(env.DATABASE_WAIT_MS);
  const url = process.env.RACE_DATABASE_URL;
  if (!url) throw new Error('Set RACE_DATABASE_URL to the PostgreSQL server for races');
  return openOnServer(url, log);
}

/** Fields that the contract lacks, by request id. The serializer drops them; tests fail on them. */
type StrayFields = Map<string, string[]>;

function watchStrayFields(app: FastifyInstance): StrayFields {
  const stray: StrayFields = new Map();
  app.addHook('preSerialization', async (request, reply, payload) => {
    const { call } = request.routeOptions.config;
    if (!call || reply.statusCode >= 400) return payload;
    const body: unknown = payload === null ? null : JSON.parse(JSON.stringify(payload));
    const { data } = calls[call].success.schema.safeParse(body);
    const fields = strayFields(body, data);
    if (fields.length > 0) stray.set(request.id, fields);
    return payload;
  });
  return stray;
}

export async function workOff(
  database: Pick<OpenDatabase, 'execute'>,
  handle: MessageHandler,
): Promise<void> {
  const boss = openBoss(database);
  const { name } = messageQueue;
  const jobs = await boss.fetch<Message>(name, { batchSize: 100, includeMetadata: true });
  if (jobs.length === 0) return;
  const failed = (await doJobs(handle, jobs)).filter(({ status }) => status === 'failed');
  const isFailed = new Set(failed.map(({ id }) => id));
  for (const job of jobs)
    if (isFailed.has(job.id)) await boss.fail(name, job);
    else await boss.complete(name, job);
}
