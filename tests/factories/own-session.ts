import type { OwnSession } from '#contract/account.ts';

export function makeOwnSession(changes: Partial<OwnSession> = {}): OwnSession {
  return {
    id: '0b8a6f0e-3c59-4d3e-8d0c-2f6d3a1b4c01',
    device: 'Chrome pe Windows',
    network: '86.120.10.0/24',
    created_at: '2026-11-01T10:00:00+02:00',
    last_seen_at: '2026-11-20T09:55:00+02:00',
    current: true,
    ...changes,
  };
}
