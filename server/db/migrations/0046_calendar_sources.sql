-- Calendars that professionals keep elsewhere, read from a secret URL.
CREATE TABLE calendar_sources (
  professional_id bigint PRIMARY KEY REFERENCES professionals ON DELETE CASCADE,
  url text NOT NULL CHECK (url LIKE 'https://%'),
  -- Of the last response, for a conditional request; it counts for a day, because the stored span moves on.
  etag text,
  last_modified text,
  parsed_at timestamptz,
  tried_at timestamptz,
  -- First failure since the last success.
  failing_since timestamptz,
  -- When the location got the mail about the failures.
  told_at timestamptz,
  next_read_at timestamptz NOT NULL
);
CREATE INDEX calendar_sources_next ON calendar_sources (next_read_at);

-- What these calendars say: intervals alone, disjoint, never titles. They may overlap bookings.
CREATE TABLE busy_times (
  professional_id bigint NOT NULL REFERENCES calendar_sources ON DELETE CASCADE,
  during tstzrange NOT NULL CHECK (NOT isempty(during)),
  PRIMARY KEY (professional_id, during)
);
CREATE INDEX busy_times_during ON busy_times USING gist (professional_id, during);

-- Bookings that a busy time overlaps, of which the location has got a mail.
CREATE TABLE overlapped_bookings (
  booking_id uuid PRIMARY KEY REFERENCES bookings ON DELETE CASCADE
);

CREATE FUNCTION note_changed_busy_times() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO free_day_changes (location_id) SELECT DISTINCT location_id FROM professionals
    WHERE id IN (SELECT professional_id FROM changed_rows);
  RETURN NULL;
END $$;
CREATE TRIGGER note_inserted AFTER INSERT ON busy_times REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_busy_times();
CREATE TRIGGER note_deleted AFTER DELETE ON busy_times REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_busy_times();
