import type { FastifyBaseLogger } from 'fastify';
import { minuteMs } from '#domain/time/local-time.ts';
import { pollSources } from '../booking/calendar-sources/read-source.ts';
import type { OpenDatabase } from '../db/connection.ts';
import type { Deps } from '../deps.ts';
import { codeStatusOf, releaseSend } from '../identity/codes/repository.ts';
import { foldEmail } from '../identity/session/login.ts';
import { limits } from '../limits/limits.ts';
import { countAttempt } from '../limits/repository.ts';
import { multiplied } from '../limits/take-limit.ts';
import { deliverMessages, type MessageHandler } from '../messages/deliver.ts';
import { startWorker } from '../messages/jobs/worker.ts';
import { mailboxDriver } from '../messages/mailbox.ts';
import { Undeliverable, type Drivers } from '../messages/outgoing.ts';
import { isOutdated } from '../messages/repository.ts';
import { openSmsProvider } from '../messages/sms-provider.ts';
import { openSmtp } from '../messages/smtp.ts';
import { createHousekeeping } from './housekeeping.ts';

const pollingMs = 15_000;

export function startBackground(database: OpenDatabase, deps: Deps, log: FastifyBaseLogger) {
  const worker = startWorker({ database, handle: messageHandler(deps, log), log });
  const housekeeping = repeat(createHousekeeping(deps, log), minuteMs);
  const polling = repeat(
    (stopping) =>
      pollSources(deps, stopping).catch((error: { name?: string }) =>
        log.error({ name: error.name }, 'calendars could not be read'),
      ),
    pollingMs,
  );
  return {
    stop: async (): Promise<void> => {
      await Promise.all([housekeeping.stop(), polling.stop(), worker.stop()]);
    },
  };
}

/** Runs never overlap. `stop` aborts and awaits the current one. */
export function repeat(work: (stopping: AbortSignal) => Promise<void>, ms: number) {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= work(stopping.signal).finally(() => (running = null));
  }, ms);
  timer.unref();
  return {
    stop: async (): Promise<void> => {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}

export function messageHandler(
  deps: Pick<Deps, 'db' | 'env' | 'now'>,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  drivers: Drivers = openDrivers(deps),
): MessageHandler {
  const { db, env, now } = deps;
  return deliverMessages({
    env,
    now,
    drivers,
    log,
    isOutdated: (booking, template) => isOutdated(db, booking, template),
    takeUnprovenMail: async (address) => {
      const limit = multiplied(env, limits.unprovenMails);
      return (await countAttempt(db, { ...limit, key: foldEmail(address) }, now())) <= limit.max;
    },
    releaseSend: (owner) => releaseSend(db, owner),
    codeStatusOf: ({ id }) => codeStatusOf(db, id, now()),
  });
}

function openDrivers(deps: Pick<Deps, 'db' | 'env' | 'now'>): Drivers {
  const { env } = deps;
  const mailbox = mailboxDriver(deps);
  return {
    mail: env.MAIL_DRIVER === 'smtp' ? openSmtp(env) : mailbox,
    sms: { http: () => openSmsProvider(env), mailbox: () => mailbox, off: () => noSms }[
      env.SMS_DRIVER
    ](),
  };
}

/** Drops SMS that are already queued. */
const noSms: Drivers['sms'] = {
  send: async () => {
    throw new Undeliverable('sms off');
  },
  reach: async () => {},
};
