-- For the page of a city, in the default order.
CREATE INDEX locations_city ON locations (locality_id, score DESC, id);
DROP INDEX locations_locality;

-- Contests, each with a page directly below the root.
CREATE TABLE contests (
  token text PRIMARY KEY CHECK (token ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text NOT NULL,
  -- Paragraphs separated by blank lines; headings start with '## '.
  body text NOT NULL,
  -- In Bucharest; null = no end.
  valid_until date
);
