import type { ColumnType, Generated } from 'kysely';

type Instant = ColumnType<Date, Date | string, Date | string>;
type MaybeInstant = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

export interface UserTables {
  users: {
    id: string;
    first_name: string;
    last_name: string;
    email: string;
    email_folded: string;
    phone: string | null;
    password_hash: string | null;
    pwd_epoch: Generated<number>;
    created_at: Generated<Instant>;
  };
  sessions: {
    id: string;
    user_id: string;
    pwd_epoch: number;
    user_agent_hash: Buffer | null;
    ip_prefix: string | null;
    created_at: Generated<Instant>;
    last_seen_at: Generated<Instant>;
    absolute_expires_at: Instant;
    revoked_at: MaybeInstant;
  };
  refresh_tokens: {
    hash: Buffer;
    session_id: string;
    issued_at: Generated<Instant>;
    rotated_at: MaybeInstant;
    used_at: MaybeInstant;
    expires_at: Instant;
  };
  rate_limits: { scope: string; key: string; window_start: Instant; count: number };
}
