-- Offers on price ranges need a reference price too: the lower end, from today on.
INSERT INTO service_prices (service_id, since, price_bani)
SELECT id, now(), price_bani
FROM services
WHERE range_price AND NOT hidden_price AND price_bani IS NOT NULL;
