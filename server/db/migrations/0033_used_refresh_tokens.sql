-- The sweep looks for tokens that were used long ago or expired.
CREATE INDEX refresh_tokens_used ON refresh_tokens (rotated_at) WHERE rotated_at IS NOT NULL;
CREATE INDEX refresh_tokens_expired ON refresh_tokens (expires_at);
