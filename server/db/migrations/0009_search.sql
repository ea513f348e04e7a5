-- Words of a location, written by domain/search/search-document.ts.
ALTER TABLE locations
  DROP COLUMN search_text,
  ADD COLUMN search_document tsvector NOT NULL DEFAULT '',
  -- In tenths: in the default order, distance breaks ties.
  ADD COLUMN score_tenths integer GENERATED ALWAYS AS
    ((rating_sum + 42) * 10 / (rating_count + 10)) STORED;

-- Index entries of a search by area: a square of about 10 km and one of about 80 km, each also with a score band.
CREATE FUNCTION area_entries(latitude double precision, longitude double precision, tenths integer) RETURNS text[]
IMMUTABLE STRICT PARALLEL SAFE LANGUAGE sql AS $$
  SELECT ARRAY[fine, fine || band, coarse, coarse || band, band]
  FROM (SELECT
    'f' || floor(latitude / 0.09)::integer::text || '_' || floor(longitude / 0.128)::integer::text AS fine,
    'c' || floor(latitude / 0.72)::integer::text || '_' || floor(longitude / 1.024)::integer::text AS coarse,
    CASE WHEN tenths >= 49 THEN 'A' WHEN tenths >= 48 THEN 'B' WHEN tenths >= 46 THEN 'C'
      WHEN tenths >= 43 THEN 'D' ELSE 'E' END AS band) AS entry
$$;

ALTER TABLE locations
  ADD COLUMN search_index tsvector NOT NULL GENERATED ALWAYS AS (search_document || array_to_tsvector(
    area_entries(latitude, longitude, (rating_sum + 42) * 10 / (rating_count + 10)))) STORED,
  -- Stores long texts outside the row, because a search reads many rows without their texts.
  SET (toast_tuple_target = 256);
CREATE INDEX locations_search ON locations USING gin (search_index) WITH (fastupdate = off);

-- The vocabulary: every word of a location. Unused words stay.
CREATE TABLE search_words (
  word text PRIMARY KEY,
  key text NOT NULL,
  deletions text[] NOT NULL
);
CREATE INDEX search_words_key ON search_words (key text_pattern_ops);
CREATE INDEX search_words_word ON search_words (word text_pattern_ops);
CREATE INDEX search_words_deletions ON search_words USING gin (deletions);
