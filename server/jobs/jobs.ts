import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Message } from '../messages/message.ts';

/** Work for later, by kind: each kind is a queue of its own. It is stored as JSON until it is done. */
export type Job = { kind: 'message' } & Message;

/** Where work for later is left. */
export type Jobs = {
  /** Leaves a job in the transaction of its cause: undone with it, and found by a worker within a second of its commit. */
  send: (tx: Transaction<Database>, job: Job) => Promise<void>;
};
