-- Price history: a reduction must state the lowest price of the 30 days before. Null if no single price was shown.
CREATE TABLE service_prices (
  service_id bigint NOT NULL REFERENCES services ON DELETE CASCADE,
  since timestamptz NOT NULL,
  price_bani integer CHECK (price_bani >= 0),
  PRIMARY KEY (service_id, since)
);

-- The key of a row in its import file: another import updates the same row.
CREATE TABLE import_keys (
  kind text NOT NULL,
  key text NOT NULL,
  id bigint NOT NULL,
  PRIMARY KEY (kind, key)
);
