import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { route } from '#server/http/route.ts';
import { keptMs, loadChanges } from './repository.ts';

export function registerChanges(app: FastifyInstance, { db, now }: Deps): void {
  route(app, 'changes', async ({ query: { after = '' } }) => {
    const readAt = now().getTime();
    const [, at, snapshot = null] = /^(\d+)-(.*)$/s.exec(after) ?? [];
    // Leaves half of `keptMs` for differences between the clocks of processes.
    const isKept = Math.abs(readAt - Number(at)) < keptMs / 2;
    const changes = await loadChanges(db, isKept ? snapshot : null);
    return { data: { cursor: `${readAt}-${changes.snapshot}`, locations: changes.locations } };
  });
}
