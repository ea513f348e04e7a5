CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS cube;

CREATE DOMAIN local_time AS text CHECK (VALUE ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');

CREATE TABLE counties (
  id integer PRIMARY KEY,
  name text NOT NULL,
  slug text NOT NULL UNIQUE
);

CREATE TABLE localities (
  id integer PRIMARY KEY,
  county_id integer NOT NULL REFERENCES counties,
  name text NOT NULL,
  slug text NOT NULL UNIQUE,
  folded text NOT NULL,
  population integer NOT NULL,
  latitude double precision NOT NULL,
  longitude double precision NOT NULL
);
CREATE INDEX localities_folded ON localities USING gin (folded gin_trgm_ops);

CREATE TABLE categories (
  id integer PRIMARY KEY,
  slug text NOT NULL UNIQUE,
  name text NOT NULL,
  group_slug text NOT NULL,
  group_name text NOT NULL,
  is_health boolean NOT NULL DEFAULT false,
  position integer NOT NULL
);

CREATE TABLE payment_methods (
  id integer PRIMARY KEY,
  name text NOT NULL,
  position integer NOT NULL
);

CREATE TABLE locations (
  id bigint PRIMARY KEY,
  slug text NOT NULL,
  name text NOT NULL,
  description text NOT NULL,
  locality_id integer NOT NULL REFERENCES localities,
  address text NOT NULL,
  latitude double precision NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision NOT NULL CHECK (longitude BETWEEN -180 AND 180),
  -- Kilometres on the sphere: cube distance is the chord, which orders like the great circle and has a GiST index.
  position cube GENERATED ALWAYS AS (cube(ARRAY[
    6371 * cos(radians(latitude)) * cos(radians(longitude)),
    6371 * cos(radians(latitude)) * sin(radians(longitude)),
    6371 * sin(radians(latitude))])) STORED,
  category_id integer NOT NULL REFERENCES categories,
  approval text NOT NULL DEFAULT 'automatic' CHECK (approval IN ('automatic', 'manual')),
  booking_notice_min integer NOT NULL DEFAULT 60,
  cancel_notice_min integer NOT NULL DEFAULT 120,
  horizon_days integer NOT NULL DEFAULT 60,
  slot_grid_min integer NOT NULL DEFAULT 15,
  provider_name text,
  provider_code text,
  search_text text NOT NULL,
  price_from_bani integer CHECK (price_from_bani >= 0),
  rating_sum integer NOT NULL DEFAULT 0,
  rating_count integer NOT NULL DEFAULT 0,
  average_rating numeric(3, 2) GENERATED ALWAYS AS
    (CASE WHEN rating_count = 0 THEN 0 ELSE round(rating_sum::numeric / rating_count, 2) END) STORED,
  -- The default order ("Recomandate"): a Bayesian mean, so that one five-star review does not win.
  score double precision GENERATED ALWAYS AS
    ((rating_sum + 4.2 * 10)::double precision / (rating_count + 10)) STORED,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX locations_position ON locations USING gist (position);
CREATE INDEX locations_search ON locations USING gin (search_text gin_trgm_ops);
CREATE INDEX locations_locality ON locations (locality_id);

CREATE TABLE location_categories (
  location_id bigint NOT NULL REFERENCES locations ON DELETE CASCADE,
  category_id integer NOT NULL REFERENCES categories,
  PRIMARY KEY (location_id, category_id)
);
CREATE INDEX location_categories_category ON location_categories (category_id, location_id);

CREATE TABLE location_payment_methods (
  location_id bigint NOT NULL REFERENCES locations ON DELETE CASCADE,
  payment_method_id integer NOT NULL REFERENCES payment_methods,
  PRIMARY KEY (location_id, payment_method_id)
);

CREATE TABLE location_hours (
  location_id bigint NOT NULL REFERENCES locations ON DELETE CASCADE,
  weekday integer NOT NULL CHECK (weekday BETWEEN 1 AND 7),
  starts local_time NOT NULL,
  ends local_time NOT NULL CHECK (ends > starts),
  PRIMARY KEY (location_id, weekday, starts)
);

CREATE TABLE custom_fields (
  id bigint PRIMARY KEY,
  location_id bigint NOT NULL REFERENCES locations ON DELETE CASCADE,
  label text NOT NULL,
  type text NOT NULL CHECK (type IN ('text', 'select', 'checkbox')),
  required boolean NOT NULL DEFAULT false,
  options jsonb NOT NULL DEFAULT '[]',
  position integer NOT NULL
);
CREATE INDEX custom_fields_location ON custom_fields (location_id);

CREATE TABLE professionals (
  id bigint PRIMARY KEY,
  location_id bigint NOT NULL REFERENCES locations ON DELETE CASCADE,
  first_name text NOT NULL,
  last_name text NOT NULL,
  title text NOT NULL,
  position integer NOT NULL,
  active boolean NOT NULL DEFAULT true
);
CREATE INDEX professionals_location ON professionals (location_id);

-- A break is the gap between two rows of one weekday.
CREATE TABLE professional_hours (
  professional_id bigint NOT NULL REFERENCES professionals ON DELETE CASCADE,
  weekday integer NOT NULL CHECK (weekday BETWEEN 1 AND 7),
  starts local_time NOT NULL,
  ends local_time NOT NULL CHECK (ends > starts),
  PRIMARY KEY (professional_id, weekday, starts)
);

CREATE TABLE equipment_groups (
  id bigint PRIMARY KEY,
  location_id bigint NOT NULL REFERENCES locations ON DELETE CASCADE,
  name text NOT NULL
);
CREATE INDEX equipment_groups_location ON equipment_groups (location_id);

CREATE TABLE equipment_units (
  id bigint PRIMARY KEY,
  location_id bigint NOT NULL REFERENCES locations ON DELETE CASCADE,
  group_id bigint NOT NULL REFERENCES equipment_groups ON DELETE CASCADE
);
CREATE INDEX equipment_units_group ON equipment_units (group_id);

CREATE TABLE service_categories (
  id bigint PRIMARY KEY,
  location_id bigint NOT NULL REFERENCES locations ON DELETE CASCADE,
  name text NOT NULL,
  position integer NOT NULL
);
CREATE INDEX service_categories_location ON service_categories (location_id);

CREATE TABLE services (
  id bigint PRIMARY KEY,
  location_id bigint NOT NULL REFERENCES locations ON DELETE CASCADE,
  service_category_id bigint NOT NULL REFERENCES service_categories ON DELETE CASCADE,
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  duration_min integer NOT NULL CHECK (duration_min BETWEEN 5 AND 720),
  price_bani integer CHECK (price_bani >= 0),
  max_price_bani integer CHECK (max_price_bani >= price_bani),
  range_price boolean NOT NULL DEFAULT false,
  hidden_price boolean NOT NULL DEFAULT false,
  is_subscription boolean NOT NULL DEFAULT false,
  equipment_group_id bigint REFERENCES equipment_groups,
  advanced_details text,
  position integer NOT NULL,
  active boolean NOT NULL DEFAULT true
);
CREATE INDEX services_location ON services (location_id);

CREATE TABLE service_professionals (
  service_id bigint NOT NULL REFERENCES services ON DELETE CASCADE,
  professional_id bigint NOT NULL REFERENCES professionals ON DELETE CASCADE,
  PRIMARY KEY (service_id, professional_id)
);
CREATE INDEX service_professionals_professional ON service_professionals (professional_id);

-- discount_type has no CHECK: an unknown type gives no discount and is logged.
CREATE TABLE offers (
  id bigint PRIMARY KEY,
  service_id bigint NOT NULL REFERENCES services ON DELETE CASCADE,
  start_date date NOT NULL,
  end_date date NOT NULL CHECK (end_date >= start_date),
  discount numeric(10, 2) NOT NULL CHECK (discount >= 0),
  discount_type text NOT NULL
);
CREATE INDEX offers_service ON offers (service_id);

CREATE TABLE subscriptions (
  id bigint PRIMARY KEY,
  service_id bigint NOT NULL REFERENCES services ON DELETE CASCADE,
  name text NOT NULL,
  sessions integer NOT NULL CHECK (sessions > 0),
  valid_days integer NOT NULL CHECK (valid_days > 0)
);
CREATE INDEX subscriptions_service ON subscriptions (service_id);

CREATE TABLE albums (
  id bigint PRIMARY KEY,
  location_id bigint NOT NULL REFERENCES locations ON DELETE CASCADE,
  name text NOT NULL,
  position integer NOT NULL
);
CREATE INDEX albums_location ON albums (location_id);

-- bytes is null for a demo picture, which is drawn on request from id, kind and motif.
CREATE TABLE images (
  id bigint PRIMARY KEY,
  location_id bigint NOT NULL REFERENCES locations ON DELETE CASCADE,
  album_id bigint REFERENCES albums ON DELETE SET NULL,
  kind text NOT NULL CHECK (kind IN ('cover', 'logo', 'gallery')),
  motif text NOT NULL,
  alt text NOT NULL,
  monogram text,
  tint_from text NOT NULL,
  tint_to text NOT NULL,
  bytes bytea,
  position integer NOT NULL
);
CREATE INDEX images_location ON images (location_id, position);

-- One row, so that a seed runs once and a refresh knows the dates.
CREATE TABLE catalogue (
  id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  seed text NOT NULL,
  location_count integer NOT NULL,
  clock timestamptz NOT NULL,
  filled_at timestamptz NOT NULL DEFAULT now()
);
