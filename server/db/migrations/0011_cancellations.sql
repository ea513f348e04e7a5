-- Why a client canceled a booking: one of the reasons of the list, and the client's own words where the list has none.
CREATE TABLE booking_cancellations (
  booking_id uuid PRIMARY KEY REFERENCES bookings ON DELETE CASCADE,
  reason_id integer NOT NULL,
  reason text,
  created_at timestamptz NOT NULL
);
