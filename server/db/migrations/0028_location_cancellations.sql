-- A location can cancel a confirmed booking before its start, and mark it as missed after that.
ALTER TABLE bookings DROP CONSTRAINT bookings_status_check,
  ADD CONSTRAINT bookings_status_check
    CHECK (status IN ('pending', 'approved', 'rejected', 'canceled', 'expired', 'missed'));

ALTER TABLE booking_cancellations
  ADD COLUMN canceled_by text NOT NULL DEFAULT 'client' CHECK (canceled_by IN ('client', 'location'));
