import type { OwnSession } from '#contract/account.ts';
import { toIsoWithOffset } from '#domain/time/local-time.ts';
import type { OwnSessionRow } from '../identity/session/repository.ts';

export function presentSession(row: OwnSessionRow, currentId: string): OwnSession {
  return {
    id: row.id,
    device: row.device,
    network: row.ip_prefix,
    created_at: toIsoWithOffset(row.created_at),
    last_seen_at: toIsoWithOffset(row.last_seen_at),
    current: row.id === currentId,
  };
}
