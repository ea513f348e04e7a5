-- Precomputed availability from first_day on: the half hours in which a booking can start, as bits
-- (domain/time/half-hours.ts). Recomputed after each change and before the days run out. No row = not computed yet.
CREATE TABLE free_days (
  location_id bigint PRIMARY KEY REFERENCES locations ON DELETE CASCADE,
  first_day date NOT NULL,
  half_hours bigint[] NOT NULL,
  -- Recently booked services, most booked first.
  booked_most bigint[] NOT NULL,
  -- The later computation wins, even if it is written first.
  computed_at timestamptz NOT NULL
);
CREATE INDEX free_days_first_day ON free_days (first_day);

-- Locations whose availability is stale. Rows are inserted and deleted, never updated, so that bookings of one
-- location do not wait for each other.
CREATE TABLE free_day_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  location_id bigint NOT NULL
);
CREATE INDEX free_day_changes_location ON free_day_changes (location_id);

CREATE FUNCTION note_changed_bookings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO free_day_changes (location_id) SELECT DISTINCT location_id FROM changed_rows;
  RETURN NULL;
END $$;
CREATE TRIGGER note_inserted AFTER INSERT ON bookings REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_bookings();
CREATE TRIGGER note_deleted AFTER DELETE ON bookings REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_bookings();

-- Reminders update bookings without changing availability.
CREATE FUNCTION note_moved_bookings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO free_day_changes (location_id)
    SELECT DISTINCT new_rows.location_id FROM new_rows JOIN old_rows USING (id)
    WHERE (new_rows.status, new_rows.during, new_rows.professional_id)
      IS DISTINCT FROM (old_rows.status, old_rows.during, old_rows.professional_id);
  RETURN NULL;
END $$;
CREATE TRIGGER note_updated AFTER UPDATE ON bookings REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_moved_bookings();

CREATE FUNCTION note_new_locations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO free_day_changes (location_id) SELECT id FROM new_rows;
  RETURN NULL;
END $$;
CREATE TRIGGER note_inserted AFTER INSERT ON locations REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_new_locations();
INSERT INTO free_day_changes (location_id) SELECT id FROM locations;

-- A location that is full for a week loses half a point in the default order.
DROP INDEX locations_search;
ALTER TABLE locations
  DROP COLUMN search_index,
  DROP COLUMN score_tenths,
  ADD COLUMN is_full boolean NOT NULL DEFAULT false;
ALTER TABLE locations
  ADD COLUMN score_tenths integer GENERATED ALWAYS AS
    ((rating_sum + 42) * 10 / (rating_count + 10) - CASE WHEN is_full THEN 5 ELSE 0 END) STORED,
  ADD COLUMN search_index tsvector NOT NULL GENERATED ALWAYS AS (search_document || array_to_tsvector(
    area_entries(latitude, longitude,
      (rating_sum + 42) * 10 / (rating_count + 10) - CASE WHEN is_full THEN 5 ELSE 0 END))) STORED;
CREATE INDEX locations_search ON locations USING gin (search_index) WITH (fastupdate = off);
