ALTER TABLE kysely_migration ADD COLUMN checksum text;
