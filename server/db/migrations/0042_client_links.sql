-- What the client told the location about the visit: minutes of delay, 0 = comes on time. Null: nothing.
ALTER TABLE bookings ADD COLUMN arrival_delay smallint CHECK (arrival_delay IN (0, 5, 10, 15));
-- The page of a client's link is /b/….
CREATE OR REPLACE FUNCTION is_root_name(name text) RETURNS boolean IMMUTABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT name ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND name NOT IN (
    'accessibility', 'account', 'api', 'auth', 'b', 'beauty-and-care', 'business', 'cities', 'dev', 'error', 'faq',
    'feedback', 'health-and-wellness', 'how-we-rank', 'icons', 'licences', 'livez', 'locations', 'login',
    'privacy-policy', 'provider', 'readyz', 'register', 'sanctum', 'setup-password', 'sitemaps',
    'sports-and-recreation', 'terms-and-conditions', 'version')
$$;
