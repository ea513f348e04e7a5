ALTER TABLE users ADD COLUMN reminders boolean NOT NULL DEFAULT true;
-- Since when the client knows of the time of a booking: nobody is reminded of what they have just heard.
ALTER TABLE bookings ADD COLUMN told_at timestamptz NOT NULL DEFAULT now();

-- What a client was told of a booking by the clock, once for each time that it has had.
CREATE TABLE booking_notices (
  booking_id uuid NOT NULL REFERENCES bookings ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('day', 'hours', 'expired')),
  starts_at timestamptz NOT NULL,
  PRIMARY KEY (booking_id, kind, starts_at)
);
CREATE INDEX bookings_to_come ON bookings (lower(during)) WHERE status = 'approved' AND user_id IS NOT NULL;
CREATE INDEX bookings_unanswered ON bookings (hold_expires_at) WHERE status = 'expired';
