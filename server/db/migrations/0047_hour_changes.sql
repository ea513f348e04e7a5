-- Locations whose hours the search index may lack: inserted in the transaction that adds hours, also by the previous
-- release, and deleted with the one that indexes them.
CREATE TABLE hour_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  location_id bigint NOT NULL REFERENCES locations ON DELETE CASCADE
);
CREATE INDEX hour_changes_location ON hour_changes (location_id);

CREATE FUNCTION note_changed_hours() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO hour_changes (location_id) SELECT DISTINCT location_id FROM new_rows;
  RETURN NULL;
END $$;
CREATE TRIGGER note_inserted AFTER INSERT ON location_hours REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_hours();
CREATE TRIGGER note_updated AFTER UPDATE ON location_hours REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_hours();

CREATE FUNCTION note_changed_hours_of_professionals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO hour_changes (location_id) SELECT DISTINCT location_id FROM professionals
    WHERE id IN (SELECT professional_id FROM new_rows);
  RETURN NULL;
END $$;
CREATE TRIGGER note_inserted AFTER INSERT ON professional_hours REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_hours_of_professionals();
CREATE TRIGGER note_updated AFTER UPDATE ON professional_hours REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_hours_of_professionals();

INSERT INTO hour_changes (location_id) SELECT id FROM locations;
