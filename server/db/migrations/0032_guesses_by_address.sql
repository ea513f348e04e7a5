-- How often each address that did not ask for the code has guessed it: one of them cannot use up the attempts of another.
ALTER TABLE challenges ADD COLUMN address_attempts jsonb NOT NULL DEFAULT '{}';
