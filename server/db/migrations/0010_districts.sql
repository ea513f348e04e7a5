-- Districts of the largest cities.
CREATE TABLE districts (
  id integer PRIMARY KEY,
  locality_id integer NOT NULL REFERENCES localities,
  name text NOT NULL,
  -- Folded, hyphens as spaces: the name and its alternatives.
  names text[] NOT NULL,
  latitude double precision NOT NULL,
  longitude double precision NOT NULL,
  -- The name has another meaning, so alone it does not mean the place.
  is_ambiguous boolean NOT NULL
);
CREATE INDEX districts_names ON districts USING gin (names);
CREATE INDEX localities_spoken ON localities (translate(folded, '-.', '  '));
