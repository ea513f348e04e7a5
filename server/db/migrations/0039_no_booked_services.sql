-- No longer written: cards offer the service that a new client books first, not the most booked one. The column
-- stays while processes of the previous version run.
ALTER TABLE free_days ALTER COLUMN booked_most SET DEFAULT '{}';
