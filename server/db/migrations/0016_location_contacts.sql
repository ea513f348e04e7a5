-- For mails about bookings; no page shows it.
ALTER TABLE locations ADD COLUMN contact_email text;
