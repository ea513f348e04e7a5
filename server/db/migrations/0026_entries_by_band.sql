-- Every index entry has a score band: a search reads one band after another, each with a fifth of the rows. The
-- entries exist only in the index, not in the rows.
DROP INDEX locations_search;
ALTER TABLE locations DROP COLUMN search_index;
DROP FUNCTION area_entries;
DROP FUNCTION placed_entries;

-- Squares of about 5 and 10 km, for counts; of 10, 20 and 80 km with the band; the band alone; categories with
-- squares of 5 and 10 km, words with squares of 80 km. BEGIN ATOMIC resolves names now: an index is built without a
-- search path.
CREATE FUNCTION search_entries(document tsvector, latitude double precision, longitude double precision, tenths integer)
RETURNS tsvector IMMUTABLE STRICT PARALLEL SAFE COST 10000 LANGUAGE sql
BEGIN ATOMIC
  WITH band AS (
    SELECT CASE WHEN tenths >= 49 THEN 'A' WHEN tenths >= 48 THEN 'B' WHEN tenths >= 46 THEN 'C'
      WHEN tenths >= 43 THEN 'D' ELSE 'E' END AS name),
  squares AS (
    SELECT size, square_of(size, step, latitude, longitude) AS name
    FROM (VALUES ('e', 0.5), ('f', 1)) AS counted(size, step)
    UNION ALL SELECT size, square_of(size, step, latitude, longitude) || band.name
    FROM band, (VALUES ('f', 1), ('m', 2), ('c', 8)) AS sizes(size, step))
  SELECT document || array_to_tsvector(array_agg(entries.name)) FROM (
    SELECT name FROM band
    UNION ALL SELECT name FROM squares
    UNION ALL SELECT squares.name || ':' || entry FROM squares JOIN unnest(tsvector_to_array(document)) AS entry
      ON CASE left(entry, 1) WHEN '#' THEN size IN ('e', 'f') ELSE size = 'c' END) AS entries;
END;

CREATE INDEX locations_search ON locations
  USING gin (search_entries(search_document, latitude, longitude, score_tenths)) WITH (fastupdate = off);
-- No estimate uses these statistics, and ANALYZE would collect thousands.
ALTER INDEX locations_search ALTER COLUMN 1 SET STATISTICS 0;

-- Counts in squares of 5 km too: half as many rows remain at the rim of a radius.
CREATE FUNCTION counted_squares(latitude double precision, longitude double precision) RETURNS SETOF text
IMMUTABLE STRICT PARALLEL SAFE LANGUAGE sql AS $$
  VALUES (square_of('e', 0.5, latitude, longitude)), (square_of('f', 1, latitude, longitude))
$$;

CREATE OR REPLACE FUNCTION count_locations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO square_counts AS own
      SELECT square, 0, count(*) FROM new_rows, counted_squares(latitude, longitude) AS square
      GROUP BY square ORDER BY square
      ON CONFLICT (square, category_id) DO UPDATE SET locations = own.locations + excluded.locations;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO square_counts AS own
      SELECT square, 0, -count(*) FROM old_rows, counted_squares(latitude, longitude) AS square
      GROUP BY square ORDER BY square
      ON CONFLICT (square, category_id) DO UPDATE SET locations = own.locations + excluded.locations;
  ELSE
    INSERT INTO square_counts AS own
      SELECT square, category_id, sum(change) FROM (
        SELECT id, latitude, longitude, -1 AS change FROM old_rows
        UNION ALL SELECT id, latitude, longitude, 1 FROM new_rows) AS moved
      CROSS JOIN counted_squares(latitude, longitude) AS square
      CROSS JOIN LATERAL (SELECT 0 AS category_id
        UNION ALL SELECT category_id FROM location_categories WHERE location_id = moved.id) AS of
      WHERE EXISTS (SELECT FROM old_rows JOIN new_rows USING (id) WHERE id = moved.id
        AND (old_rows.latitude, old_rows.longitude) <> (new_rows.latitude, new_rows.longitude))
      GROUP BY square, category_id ORDER BY square, category_id
      ON CONFLICT (square, category_id) DO UPDATE SET locations = own.locations + excluded.locations;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION count_categories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO square_counts AS own
    SELECT square, rows.category_id, CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END
    FROM changed_rows AS rows JOIN locations ON locations.id = rows.location_id
    CROSS JOIN counted_squares(latitude, longitude) AS square
    GROUP BY square, rows.category_id ORDER BY square, rows.category_id
    ON CONFLICT (square, category_id) DO UPDATE SET locations = own.locations + excluded.locations;
  RETURN NULL;
END $$;

ALTER TABLE locations DROP COLUMN square;
TRUNCATE square_counts;
INSERT INTO square_counts SELECT square, 0, count(*)
  FROM locations, counted_squares(latitude, longitude) AS square GROUP BY square;
INSERT INTO square_counts SELECT square, c.category_id, count(*)
  FROM locations JOIN location_categories AS c ON c.location_id = locations.id
  CROSS JOIN counted_squares(latitude, longitude) AS square GROUP BY square, c.category_id;
