-- A card has the first logo and the first cover of a location; without the kind, each was a sort.
CREATE INDEX images_location_kind ON images (location_id, kind, position, id);
DROP INDEX images_location;
