-- For services from before the price history, today's price counts from today.
INSERT INTO service_prices (service_id, since, price_bani)
SELECT id, now(), CASE WHEN hidden_price OR range_price THEN NULL ELSE price_bani END
FROM services
WHERE NOT EXISTS (SELECT FROM service_prices WHERE service_id = services.id);
