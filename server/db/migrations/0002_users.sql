CREATE TABLE users (
  id uuid PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  email_folded text NOT NULL UNIQUE,
  phone text UNIQUE,
  password_hash text,
  pwd_epoch integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  pwd_epoch integer NOT NULL,
  user_agent_hash bytea,
  ip_prefix text,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  absolute_expires_at timestamptz NOT NULL,
  revoked_at timestamptz
);
CREATE INDEX sessions_user ON sessions (user_id);

-- Stores only the SHA-256 of a token. The next token is derived from it, so a lost response can be repeated.
CREATE TABLE refresh_tokens (
  hash bytea PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE,
  issued_at timestamptz NOT NULL DEFAULT now(),
  rotated_at timestamptz,
  expires_at timestamptz NOT NULL
);
CREATE INDEX refresh_tokens_session ON refresh_tokens (session_id);

-- Fixed windows, one upsert each: counts survive restarts and hold across instances.
CREATE TABLE rate_limits (
  scope text NOT NULL,
  key text NOT NULL,
  window_start timestamptz NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (scope, key, window_start)
);
CREATE INDEX rate_limits_window ON rate_limits (window_start);
