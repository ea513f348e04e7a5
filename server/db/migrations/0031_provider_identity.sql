-- Facts that the law requires before a booking. Null for locations imported before their file required them.
ALTER TABLE locations
  ADD COLUMN provider_seat text,
  ADD COLUMN provider_register text,
  ADD COLUMN provider_phone text,
  ADD COLUMN provider_email text;
