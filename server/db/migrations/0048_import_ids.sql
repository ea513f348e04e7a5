-- No two keys of an import share a row. Of duplicates, which older imports could write, the first key keeps the row; the
-- others get new rows with the next import.
DELETE FROM import_keys AS later USING import_keys AS earlier
WHERE later.kind = earlier.kind AND later.id = earlier.id AND later.key > earlier.key;
CREATE UNIQUE INDEX import_keys_id ON import_keys (kind, id);
