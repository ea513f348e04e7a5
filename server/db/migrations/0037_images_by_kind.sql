-- A card shows the first logo and first cover of a location; without kind in the index, each needed a sort.
CREATE INDEX images_location_kind ON images (location_id, kind, position, id);
DROP INDEX images_location;
