ALTER TABLE users
  ADD COLUMN password_is_temporary boolean NOT NULL DEFAULT false,
  -- Null until a code that was mailed to it came back; registration proves the phone alone.
  ADD COLUMN email_verified_at timestamptz,
  ADD COLUMN terms_accepted_at timestamptz,
  ADD COLUMN marketing_accepted_at timestamptz;

-- Browser and system in a few words, for the client's list of sign-ins.
ALTER TABLE sessions ADD COLUMN device text;

CREATE TABLE social_identities (
  network text NOT NULL CHECK (network IN ('apple', 'facebook')),
  external_id text NOT NULL,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (network, external_id)
);
CREATE INDEX social_identities_user ON social_identities (user_id);

-- Identity tokens that began a session, until they are too old to be believed anyway: none does so twice.
CREATE TABLE used_identity_tokens (
  hash bytea PRIMARY KEY,
  used_at timestamptz NOT NULL
);
CREATE INDEX used_identity_tokens_age ON used_identity_tokens (used_at);

-- What a code was sent for. The code itself is not here: it is derived from the id with a key that is not in the database.
CREATE TABLE challenges (
  id uuid PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN
    ('sms-login', 'registration', 'password-reset', 'security', 'change-email', 'change-phone')),
  contact text NOT NULL,
  -- Null for a registration, and where the contact is nobody's: then no code is right.
  user_id uuid REFERENCES users ON DELETE CASCADE,
  -- What a temporary registration keeps.
  form jsonb,
  attempts integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  consumed_at timestamptz
);
CREATE INDEX challenges_contact ON challenges (purpose, contact, created_at DESC);
CREATE INDEX challenges_expiry ON challenges (expires_at);

-- When a contact was last sent a code: the wait until the next one. A message that failed takes its row away.
CREATE TABLE code_sends (
  purpose text NOT NULL,
  contact text NOT NULL,
  sent_at timestamptz NOT NULL,
  PRIMARY KEY (purpose, contact)
);
