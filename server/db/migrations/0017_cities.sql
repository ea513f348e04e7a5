-- The locations of a city in the default order: its page walks them.
CREATE INDEX locations_city ON locations (locality_id, score DESC, id);
DROP INDEX locations_locality;

-- Rules of contests, each on a page of its own right below the root of the site.
CREATE TABLE contests (
  token text PRIMARY KEY CHECK (token ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text NOT NULL,
  -- Paragraphs with a blank line between them; '## ' begins a heading.
  body text NOT NULL,
  -- The last day, in Bucharest; null for a contest without an end.
  valid_until date
);
