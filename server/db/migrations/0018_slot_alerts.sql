-- Clients subscribed to alerts for earlier slots.
CREATE TABLE slot_alerts (
  booking_id uuid PRIMARY KEY REFERENCES bookings ON DELETE CASCADE,
  -- The earliest free slot at the last check; null if none was before the booking. Only earlier ones are mailed.
  earliest timestamptz,
  told_count integer NOT NULL DEFAULT 0,
  told_at timestamptz,
  checked_at timestamptz NOT NULL
);
CREATE INDEX slot_alerts_checked ON slot_alerts (checked_at);
