-- What each service has cost since when: a reduction is announced beside the lowest price of the 30 days before it.
-- Null where no single price was shown.
CREATE TABLE service_prices (
  service_id bigint NOT NULL REFERENCES services ON DELETE CASCADE,
  since timestamptz NOT NULL,
  price_bani integer CHECK (price_bani >= 0),
  PRIMARY KEY (service_id, since)
);

-- What an imported thing is called in its file: imported again it is the same row.
CREATE TABLE import_keys (
  kind text NOT NULL,
  key text NOT NULL,
  id bigint NOT NULL,
  PRIMARY KEY (kind, key)
);
