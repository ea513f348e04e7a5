CREATE TABLE favourites (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  location_id bigint NOT NULL REFERENCES locations ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, location_id)
);
CREATE INDEX favourites_location ON favourites (location_id);
