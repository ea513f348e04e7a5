-- The client's choice from a list of reasons; some require text.
CREATE TABLE booking_cancellations (
  booking_id uuid PRIMARY KEY REFERENCES bookings ON DELETE CASCADE,
  reason_id integer NOT NULL,
  reason text,
  created_at timestamptz NOT NULL
);
