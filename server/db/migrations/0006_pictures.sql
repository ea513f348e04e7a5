-- The original of a picture by the SHA-256 of its bytes, base64url: stored once, however many images show it.
CREATE TABLE pictures (
  hash text PRIMARY KEY,
  bytes bytea NOT NULL
);

-- Until now all images were of the demo and drawn from these columns; the seed puts stored ones in their place.
DELETE FROM images;
ALTER TABLE images
  DROP COLUMN motif,
  DROP COLUMN monogram,
  DROP COLUMN bytes,
  ADD COLUMN picture_hash text NOT NULL REFERENCES pictures;
