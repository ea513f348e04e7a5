-- Guesses per address that did not request the code: none can use up the attempts of another.
ALTER TABLE challenges ADD COLUMN address_attempts jsonb NOT NULL DEFAULT '{}';
