-- Also stations, squares, parks and malls: people search around these more closely than in a district.
ALTER TABLE districts ADD COLUMN is_landmark boolean NOT NULL DEFAULT false;
