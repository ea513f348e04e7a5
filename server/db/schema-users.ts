import type { ColumnType, Generated } from 'kysely';
import type { SocialNetwork } from '#contract/account-values.ts';
import type { DefaultInstant, Instant, Json } from './column-types.ts';

export type ChallengePurpose =
  'sms-login' | 'registration' | 'password-reset' | 'security' | 'change-email' | 'change-phone';

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
    password_is_temporary: Generated<boolean>;
    email_verified_at: Instant | null;
    terms_accepted_at: Instant | null;
    marketing_accepted_at: Instant | null;
    reminders: Generated<boolean>;
    feed_key: Generated<string | null>;
    created_at: DefaultInstant;
  };
  sessions: {
    id: string;
    user_id: string;
    pwd_epoch: number;
    ip_prefix: string | null;
    device: string | null;
    created_at: DefaultInstant;
    last_seen_at: DefaultInstant;
    absolute_expires_at: Instant;
    revoked_at: Instant | null;
  };
  refresh_tokens: {
    hash: Buffer;
    session_id: string;
    issued_at: DefaultInstant;
    rotated_at: Instant | null;
    expires_at: Instant;
  };
  social_identities: {
    network: SocialNetwork;
    external_id: string;
    user_id: string;
    created_at: DefaultInstant;
  };
  favourites: { user_id: string; location_id: number; created_at: Instant };
  used_identity_tokens: { hash: Buffer; used_at: Instant };
  challenges: {
    id: string;
    purpose: ChallengePurpose;
    contact: string;
    user_id: string | null;
    form: Json<Record<string, unknown>> | null;
    attempts: Generated<number>;
    asked_from: Generated<string>;
    stranger_attempts: Generated<number>;
    address_attempts: ColumnType<Record<string, number>, string | undefined, string>;
    proven_at: Instant | null;
    created_at: Instant;
    expires_at: Instant;
    consumed_at: Instant | null;
  };
  code_sends: { purpose: ChallengePurpose; contact: string; sent_at: Instant };
  rate_limits: { scope: string; key: string; window_start: Instant; count: number };
};
