-- A name directly below the root belongs to a page, else to a city, category or contest, which a page of that name
-- would hide. Lists the folders of app/ and public/ and the prefixes of the api.
CREATE FUNCTION is_root_name(name text) RETURNS boolean IMMUTABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT name ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND name NOT IN (
    'accessibility', 'account', 'api', 'auth', 'beauty-and-care', 'business', 'cities', 'dev', 'error', 'faq',
    'feedback', 'health-and-wellness', 'how-we-rank', 'icons', 'licences', 'livez', 'locations', 'login',
    'privacy-policy', 'provider', 'readyz', 'register', 'sanctum', 'setup-password', 'sitemaps',
    'sports-and-recreation', 'terms-and-conditions', 'version')
$$;

ALTER TABLE localities ADD CONSTRAINT localities_slug_check CHECK (is_root_name(slug));
ALTER TABLE categories ADD CONSTRAINT categories_slug_check CHECK (is_root_name(slug));
ALTER TABLE contests DROP CONSTRAINT contests_token_check,
  ADD CONSTRAINT contests_token_check CHECK (is_root_name(token));
