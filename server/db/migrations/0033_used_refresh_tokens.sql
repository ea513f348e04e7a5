-- For the sweep, which deletes old used tokens and expired ones.
CREATE INDEX refresh_tokens_used ON refresh_tokens (rotated_at) WHERE rotated_at IS NOT NULL;
CREATE INDEX refresh_tokens_expired ON refresh_tokens (expires_at);
