-- A reduction of a range needs a reference price too: its lower end, from today on.
INSERT INTO service_prices (service_id, since, price_bani)
SELECT id, now(), price_bani
FROM services
WHERE range_price AND NOT hidden_price AND price_bani IS NOT NULL;
