ALTER TABLE challenges
  -- The rate-limit key of the address that requested the code; other addresses have their own attempts.
  ADD COLUMN asked_from text NOT NULL DEFAULT '',
  ADD COLUMN stranger_attempts integer NOT NULL DEFAULT 0,
  -- First verification of a security code, which then proves the owner for ten minutes.
  ADD COLUMN proven_at timestamptz;
