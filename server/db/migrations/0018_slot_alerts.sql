-- Clients who want to hear of an hour before their booking that becomes free.
CREATE TABLE slot_alerts (
  booking_id uuid PRIMARY KEY REFERENCES bookings ON DELETE CASCADE,
  -- The first free time at the last look, null for none before the booking: only what is earlier is news.
  earliest timestamptz,
  told_count integer NOT NULL DEFAULT 0,
  told_at timestamptz,
  checked_at timestamptz NOT NULL
);
CREATE INDEX slot_alerts_checked ON slot_alerts (checked_at);
