-- Originals, stored once: hash is the SHA-256 of the bytes in base64url.
CREATE TABLE pictures (
  hash text PRIMARY KEY,
  bytes bytea NOT NULL
);

-- All images so far are drawn demo images; the seed stores new ones.
DELETE FROM images;
ALTER TABLE images
  DROP COLUMN motif,
  DROP COLUMN monogram,
  DROP COLUMN bytes,
  ADD COLUMN picture_hash text NOT NULL REFERENCES pictures;
