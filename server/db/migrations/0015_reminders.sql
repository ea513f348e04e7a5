ALTER TABLE users ADD COLUMN reminders boolean NOT NULL DEFAULT true;
-- When the client was last told the time: no reminder repeats it soon after.
ALTER TABLE bookings ADD COLUMN told_at timestamptz NOT NULL DEFAULT now();

-- Reminders and expiry notices that were sent, one of a kind per time of the booking.
CREATE TABLE booking_notices (
  booking_id uuid NOT NULL REFERENCES bookings ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('day', 'hours', 'expired')),
  starts_at timestamptz NOT NULL,
  PRIMARY KEY (booking_id, kind, starts_at)
);
CREATE INDEX bookings_to_come ON bookings (lower(during)) WHERE status = 'approved' AND user_id IS NOT NULL;
CREATE INDEX bookings_unanswered ON bookings (hold_expires_at) WHERE status = 'expired';
