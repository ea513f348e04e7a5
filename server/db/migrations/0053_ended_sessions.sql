-- The sweep deletes ended sessions every minute.
CREATE INDEX IF NOT EXISTS sessions_ended ON sessions (LEAST(absolute_expires_at, revoked_at));
