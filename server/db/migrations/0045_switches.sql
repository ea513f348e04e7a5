-- What an operator has switched on for a time (`npm run switch`).
CREATE TABLE switches (
  name text PRIMARY KEY CHECK (name = 'read-only'),
  until timestamptz NOT NULL
);
