ALTER TABLE challenges
  -- From which address the code was asked for, as limits know addresses: guesses from elsewhere have attempts of their own.
  ADD COLUMN asked_from text NOT NULL DEFAULT '',
  ADD COLUMN stranger_attempts integer NOT NULL DEFAULT 0,
  -- When a security code came back for the first time: it proves its owner from then on for ten minutes.
  ADD COLUMN proven_at timestamptz;
