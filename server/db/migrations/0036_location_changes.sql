-- Locations changed per transaction, for page caches. Rows are only inserted, so that writers of one location do not
-- wait for each other. A reader passes the snapshot of its last read and gets the transactions that it did not see.
-- locality_id 0: the location appeared, vanished, moved or changed its categories, which affects the pages of all
-- cities. location_id 0: any page may have changed.
CREATE TABLE location_changes (
  changed_in xid8 NOT NULL DEFAULT pg_current_xact_id(),
  location_id bigint NOT NULL,
  locality_id integer NOT NULL,
  -- When housekeeping first saw the row, after its transaction committed.
  seen_at timestamptz,
  PRIMARY KEY (changed_in, location_id, locality_id)
);

CREATE FUNCTION note_any_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO location_changes (location_id, locality_id) VALUES (0, 0) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

-- is_full follows from bookings and time, and affects only the order of lists.
CREATE FUNCTION note_updated_locations() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE hidden text[] := '{is_full,score_tenths,search_document}';
BEGIN
  INSERT INTO location_changes (location_id, locality_id)
    SELECT id, CASE WHEN new_rows.locality_id = old_rows.locality_id THEN new_rows.locality_id ELSE 0 END
    FROM new_rows JOIN old_rows USING (id)
    WHERE to_jsonb(new_rows) - hidden <> to_jsonb(old_rows) - hidden
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER page_updated AFTER UPDATE ON locations REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_updated_locations();

-- Tables whose rows a cached page shows. One function per path from a row to its location: a common one needs
-- dynamic SQL, which plans each statement again. A statement that changes many locations writes location_id 0, after
-- which these functions write nothing more in its transaction.
DO $migration$
DECLARE
  own text := 'JOIN locations ON locations.id = location_id';
  way record;
  name text;
BEGIN
  FOR way IN SELECT * FROM (VALUES
    ('note_new_and_gone_locations', 'id, 0', '', '{locations}'::text[]),
    ('note_changed_categories', 'location_id, 0', '', '{location_categories}'),
    ('note_parts_of_locations', 'location_id, locality_id', own, '{location_payment_methods,location_hours,custom_fields,
      professionals,equipment_groups,service_categories,services,albums,images,reviews}'),
    ('note_parts_of_services', 'location_id, locality_id', 'JOIN services ON services.id = service_id ' || own,
      '{service_professionals,service_prices,offers,subscriptions}'),
    ('note_parts_of_professionals', 'location_id, locality_id',
      'JOIN professionals ON professionals.id = professional_id ' || own, '{professional_hours}')
    ) AS ways(function, columns, joins, tables)
  LOOP
    EXECUTE format($create$
      CREATE FUNCTION %1$I() RETURNS trigger LANGUAGE plpgsql AS $body$
      DECLARE noted integer;
      BEGIN
        IF EXISTS (SELECT FROM location_changes WHERE changed_in = pg_current_xact_id() AND location_id = 0) THEN
          RETURN NULL;
        END IF;
        IF TG_OP = 'INSERT' THEN
          INSERT INTO location_changes (location_id, locality_id)
            SELECT DISTINCT %2$s FROM new_rows %3$s ON CONFLICT DO NOTHING;
        ELSIF TG_OP = 'DELETE' THEN
          INSERT INTO location_changes (location_id, locality_id)
            SELECT DISTINCT %2$s FROM old_rows %3$s ON CONFLICT DO NOTHING;
        ELSE
          INSERT INTO location_changes (location_id, locality_id)
            SELECT DISTINCT %2$s FROM ((TABLE new_rows EXCEPT TABLE old_rows)
              UNION ALL (TABLE old_rows EXCEPT TABLE new_rows)) AS changed %3$s ON CONFLICT DO NOTHING;
        END IF;
        GET DIAGNOSTICS noted = ROW_COUNT;
        IF noted > 200 THEN
          INSERT INTO location_changes (location_id, locality_id) VALUES (0, 0) ON CONFLICT DO NOTHING;
        END IF;
        RETURN NULL;
      END $body$ $create$, way.function, way.columns, way.joins);
    FOREACH name IN ARRAY way.tables LOOP
      EXECUTE format('CREATE TRIGGER page_inserted AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows
        FOR EACH STATEMENT EXECUTE FUNCTION %I()', name, way.function);
      EXECUTE format('CREATE TRIGGER page_deleted AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows
        FOR EACH STATEMENT EXECUTE FUNCTION %I()', name, way.function);
      CONTINUE WHEN name = 'locations';
      EXECUTE format('CREATE TRIGGER page_updated AFTER UPDATE ON %I
        REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
        FOR EACH STATEMENT EXECUTE FUNCTION %I()', name, way.function);
    END LOOP;
  END LOOP;
  FOREACH name IN ARRAY '{counties,localities,categories,payment_methods,contests}'::text[] LOOP
    EXECUTE format('CREATE TRIGGER page_changed AFTER INSERT OR UPDATE OR DELETE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION note_any_change()', name);
  END LOOP;
END $migration$;
