-- The sweep deletes old keys every minute.
CREATE INDEX IF NOT EXISTS idempotency_keys_created ON idempotency_keys (created_at);
