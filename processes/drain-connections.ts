import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Call it before a server closes, which resets up to 511 connections in the kernel's queue: each
 * iteration of the event loop accepts one. In a cluster, the primary process accepts them.
 */
export async function drainConnections(): Promise<void> {
  for (let turn = 0; turn < 1_024; turn += 1) await nextTurn();
}
