-- Who provides the services of a location: the law wants seat, register number, phone and e-mail before a booking. Null
-- where a location was imported before its file had to name them.
ALTER TABLE locations
  ADD COLUMN provider_seat text,
  ADD COLUMN provider_register text,
  ADD COLUMN provider_phone text,
  ADD COLUMN provider_email text;
