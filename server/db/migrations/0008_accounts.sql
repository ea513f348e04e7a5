ALTER TABLE users
  ADD COLUMN password_is_temporary boolean NOT NULL DEFAULT false,
  -- Null until a mailed code proves it; registration proves only the phone.
  ADD COLUMN email_verified_at timestamptz,
  ADD COLUMN terms_accepted_at timestamptz,
  ADD COLUMN marketing_accepted_at timestamptz;

-- Browser and system, for the client's list of sessions.
ALTER TABLE sessions ADD COLUMN device text;

CREATE TABLE social_identities (
  network text NOT NULL CHECK (network IN ('apple', 'facebook')),
  external_id text NOT NULL,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (network, external_id)
);
CREATE INDEX social_identities_user ON social_identities (user_id);

-- Identity tokens that began a session, until they expire: each works once.
CREATE TABLE used_identity_tokens (
  hash bytea PRIMARY KEY,
  used_at timestamptz NOT NULL
);
CREATE INDEX used_identity_tokens_age ON used_identity_tokens (used_at);

-- Codes that were sent. The code itself is derived from the id with a key outside the database.
CREATE TABLE challenges (
  id uuid PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN
    ('sms-login', 'registration', 'password-reset', 'security', 'change-email', 'change-phone')),
  contact text NOT NULL,
  -- Null for a registration, and for an unknown contact, whose codes never match.
  user_id uuid REFERENCES users ON DELETE CASCADE,
  -- The form of a temporary registration.
  form jsonb,
  attempts integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  consumed_at timestamptz
);
CREATE INDEX challenges_contact ON challenges (purpose, contact, created_at DESC);
CREATE INDEX challenges_expiry ON challenges (expires_at);

-- The last code to a contact starts the wait for the next one. A failed message deletes its row.
CREATE TABLE code_sends (
  purpose text NOT NULL,
  contact text NOT NULL,
  sent_at timestamptz NOT NULL,
  PRIMARY KEY (purpose, contact)
);
