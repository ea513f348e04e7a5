-- Districts of the largest cities, as people name them in a search.
CREATE TABLE districts (
  id integer PRIMARY KEY,
  locality_id integer NOT NULL REFERENCES localities,
  name text NOT NULL,
  -- Folded, with spaces for hyphens: its name and what else it is called.
  names text[] NOT NULL,
  latitude double precision NOT NULL,
  longitude double precision NOT NULL,
  -- Its name is also something else: alone it does not mean the place.
  is_ambiguous boolean NOT NULL
);
CREATE INDEX districts_names ON districts USING gin (names);
CREATE INDEX localities_spoken ON localities (translate(folded, '-.', '  '));
