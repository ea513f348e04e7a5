-- A client may withdraw from a subscription within 14 days of its purchase. `canceled`: the purchase did not take
-- place.
ALTER TABLE client_subscriptions DROP CONSTRAINT client_subscriptions_status_check;
UPDATE client_subscriptions SET status = 'canceled' WHERE status = 'withdrawn';
ALTER TABLE client_subscriptions
  ADD CONSTRAINT client_subscriptions_status_check CHECK (status IN ('active', 'canceled', 'withdrawn')),
  -- Price of the package; null = the location decides it.
  ADD COLUMN price_bani integer CHECK (price_bani >= 0),
  ADD COLUMN withdrawn_at timestamptz,
  ADD COLUMN refund_bani integer CHECK (refund_bani >= 0);

UPDATE client_subscriptions own SET price_bani = LEAST(line.price_bani, bookings.total_bani)
FROM bookings, booking_services line
WHERE bookings.id = own.bought_by_booking_id AND line.booking_id = bookings.id AND line.service_id = own.service_id
  AND NOT line.hidden_price AND NOT line.range_price;
