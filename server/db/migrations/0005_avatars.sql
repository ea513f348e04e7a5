-- Avatars belong to no location.
ALTER TABLE images ALTER COLUMN location_id DROP NOT NULL;
ALTER TABLE images DROP CONSTRAINT images_kind_check;
ALTER TABLE images ADD CONSTRAINT images_kind_check
  CHECK (kind IN ('cover', 'logo', 'gallery', 'avatar') AND (kind = 'avatar') = (location_id IS NULL));
ALTER TABLE users ADD COLUMN avatar_image_id bigint REFERENCES images ON DELETE SET NULL;
CREATE INDEX users_avatar ON users (avatar_image_id);
