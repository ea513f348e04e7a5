-- Digest of the location's entry in the file that last imported it: an equal entry is not imported again. A migration
-- that changes rows which the import writes sets it to null.
ALTER TABLE locations ADD COLUMN import_digest text;
