import type { Generated } from 'kysely';
import type { DefaultInstant, Instant, MaybeInstant } from './column-types.ts';

export type UserTables = {
  users: {
    id: string;
    first_name: string;
    last_name: string;
    email: string;
    email_folded: string;
    phone: string | null;
    password_hash: string | null;
    avatar_image_id: Generated<number | null>;
    pwd_epoch: Generated<number>;
    created_at: DefaultInstant;
  };
  sessions: {
    id: string;
    user_id: string;
    pwd_epoch: number;
    user_agent_hash: Buffer | null;
    ip_prefix: string | null;
    created_at: DefaultInstant;
    last_seen_at: DefaultInstant;
    absolute_expires_at: Instant;
    revoked_at: MaybeInstant;
  };
  refresh_tokens: {
    hash: Buffer;
    session_id: string;
    issued_at: DefaultInstant;
    rotated_at: MaybeInstant;
    expires_at: Instant;
  };
  rate_limits: { scope: string; key: string; window_start: Instant; count: number };
};
