-- When the location approved the purchase, which starts the withdrawal period; null until then.
ALTER TABLE client_subscriptions ADD COLUMN bought_at timestamptz;
-- Older approvals have no instant. The latest possible one favours the client.
UPDATE client_subscriptions SET bought_at = coalesce(bookings.hold_expires_at, bookings.created_at)
FROM bookings WHERE bookings.id = bought_by_booking_id AND bookings.status <> 'pending';
