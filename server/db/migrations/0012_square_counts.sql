-- Adds squares of about 20 km to those of 10 and 80: a search within 30 km then needs 16 instead of 50.
ALTER TABLE locations DROP COLUMN search_index;
DROP FUNCTION area_entries;

CREATE FUNCTION square_of(size text, step double precision, latitude double precision, longitude double precision)
RETURNS text IMMUTABLE STRICT PARALLEL SAFE LANGUAGE sql AS $$
  SELECT size || floor(latitude / (0.09 * step))::integer::text || '_' || floor(longitude / (0.128 * step))::integer::text
$$;

CREATE FUNCTION area_entries(latitude double precision, longitude double precision, tenths integer) RETURNS text[]
IMMUTABLE STRICT PARALLEL SAFE LANGUAGE sql AS $$
  SELECT ARRAY[f, f || band, m, m || band, c, c || band, band]
  FROM (SELECT square_of('f', 1, latitude, longitude) AS f, square_of('m', 2, latitude, longitude) AS m,
    square_of('c', 8, latitude, longitude) AS c,
    CASE WHEN tenths >= 49 THEN 'A' WHEN tenths >= 48 THEN 'B' WHEN tenths >= 46 THEN 'C'
      WHEN tenths >= 43 THEN 'D' ELSE 'E' END AS band) AS entry
$$;

ALTER TABLE locations
  ADD COLUMN square text NOT NULL GENERATED ALWAYS AS (square_of('f', 1, latitude, longitude)) STORED,
  ADD COLUMN search_index tsvector NOT NULL GENERATED ALWAYS AS (search_document || array_to_tsvector(
    area_entries(latitude, longitude, (rating_sum + 42) * 10 / (rating_count + 10)))) STORED;
CREATE INDEX locations_search ON locations USING gin (search_index) WITH (fastupdate = off);

-- Locations per square and category (0 = all), from which a list gets its total. Triggers update them in the
-- transaction that changes a location.
CREATE TABLE square_counts (
  square text NOT NULL,
  category_id integer NOT NULL,
  locations integer NOT NULL,
  PRIMARY KEY (square, category_id)
);

CREATE FUNCTION count_locations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO square_counts AS own
      SELECT square, 0, count(*) FROM new_rows GROUP BY square ORDER BY square
      ON CONFLICT (square, category_id) DO UPDATE SET locations = own.locations + excluded.locations;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO square_counts AS own
      SELECT square, 0, -count(*) FROM old_rows GROUP BY square ORDER BY square
      ON CONFLICT (square, category_id) DO UPDATE SET locations = own.locations + excluded.locations;
  ELSE
    INSERT INTO square_counts AS own
      SELECT square, category_id, sum(change) FROM (
        SELECT id, square, -1 AS change FROM old_rows UNION ALL SELECT id, square, 1 FROM new_rows) AS moved
      CROSS JOIN LATERAL (SELECT 0 AS category_id
        UNION ALL SELECT category_id FROM location_categories WHERE location_id = moved.id) AS of
      WHERE EXISTS (SELECT FROM old_rows JOIN new_rows USING (id)
        WHERE id = moved.id AND old_rows.square <> new_rows.square)
      GROUP BY square, category_id ORDER BY square, category_id
      ON CONFLICT (square, category_id) DO UPDATE SET locations = own.locations + excluded.locations;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER count_inserted AFTER INSERT ON locations REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_locations();
CREATE TRIGGER count_deleted AFTER DELETE ON locations REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_locations();
CREATE TRIGGER count_moved AFTER UPDATE ON locations REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_locations();

CREATE FUNCTION count_categories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO square_counts AS own
    SELECT square, rows.category_id, CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END
    FROM changed_rows AS rows JOIN locations ON locations.id = rows.location_id
    GROUP BY square, rows.category_id ORDER BY square, rows.category_id
    ON CONFLICT (square, category_id) DO UPDATE SET locations = own.locations + excluded.locations;
  RETURN NULL;
END $$;
CREATE TRIGGER count_inserted AFTER INSERT ON location_categories REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_categories();
CREATE TRIGGER count_deleted AFTER DELETE ON location_categories REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_categories();

-- Deletes the categories while the location's square is still readable.
CREATE FUNCTION delete_categories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM location_categories WHERE location_id = OLD.id;
  RETURN OLD;
END $$;
CREATE TRIGGER delete_categories BEFORE DELETE ON locations FOR EACH ROW EXECUTE FUNCTION delete_categories();

INSERT INTO square_counts SELECT square, 0, count(*) FROM locations GROUP BY square;
INSERT INTO square_counts SELECT square, c.category_id, count(*) FROM locations
  JOIN location_categories AS c ON c.location_id = locations.id GROUP BY square, c.category_id;
