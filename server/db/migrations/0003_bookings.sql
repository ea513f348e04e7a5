-- A professional has one location; location_id is in the exclusion constraint to allow partitioning.
CREATE TABLE bookings (
  id uuid PRIMARY KEY,
  kind text NOT NULL DEFAULT 'booking' CHECK (kind IN ('booking', 'block')),
  location_id bigint NOT NULL REFERENCES locations ON DELETE CASCADE,
  professional_id bigint NOT NULL REFERENCES professionals ON DELETE CASCADE,
  user_id uuid REFERENCES users ON DELETE SET NULL,
  status text NOT NULL CHECK (status IN ('pending', 'approved', 'rejected', 'canceled', 'expired')),
  during tstzrange NOT NULL CHECK (NOT isempty(during) AND lower_inc(during) AND NOT upper_inc(during)
    AND NOT lower_inf(during) AND NOT upper_inf(during)),
  any_professional boolean NOT NULL DEFAULT false,
  comment text,
  custom_fields jsonb NOT NULL DEFAULT '[]',
  list_total_bani integer CHECK (list_total_bani >= 0),
  total_bani integer CHECK (total_bani >= 0),
  max_total_bani integer CHECK (max_total_bani >= 0),
  discount_bani integer NOT NULL DEFAULT 0 CHECK (discount_bani >= 0),
  hidden_count integer NOT NULL DEFAULT 0,
  hold_expires_at timestamptz,
  cancel_until timestamptz,
  version integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (status <> 'pending' OR hold_expires_at IS NOT NULL),
  CHECK (kind = 'block' OR upper(during) - lower(during) <= interval '12 hours'),
  CONSTRAINT no_double_booking EXCLUDE USING gist (location_id WITH =, professional_id WITH =, during WITH &&)
    WHERE (status IN ('pending', 'approved'))
);
CREATE INDEX bookings_user ON bookings (user_id, lower(during) DESC) WHERE user_id IS NOT NULL;
CREATE INDEX bookings_holds ON bookings (hold_expires_at) WHERE status = 'pending';

CREATE TABLE booking_services (
  booking_id uuid NOT NULL REFERENCES bookings ON DELETE CASCADE,
  service_id bigint NOT NULL,
  name text NOT NULL,
  duration_min integer NOT NULL,
  list_bani integer,
  price_bani integer,
  max_price_bani integer,
  range_price boolean NOT NULL,
  hidden_price boolean NOT NULL,
  covered boolean NOT NULL DEFAULT false,
  position integer NOT NULL,
  PRIMARY KEY (booking_id, service_id)
);

CREATE TABLE equipment_allocations (
  booking_id uuid NOT NULL REFERENCES bookings ON DELETE CASCADE,
  location_id bigint NOT NULL,
  unit_id bigint NOT NULL REFERENCES equipment_units ON DELETE CASCADE,
  during tstzrange NOT NULL,
  active boolean NOT NULL DEFAULT true,
  PRIMARY KEY (booking_id, unit_id),
  CONSTRAINT no_double_unit EXCLUDE USING gist (location_id WITH =, unit_id WITH =, during WITH &&) WHERE (active)
);

CREATE TABLE vouchers (
  id bigint PRIMARY KEY,
  location_id bigint REFERENCES locations ON DELETE CASCADE,
  user_id uuid REFERENCES users ON DELETE CASCADE,
  code text NOT NULL,
  code_folded text NOT NULL UNIQUE,
  discount numeric(10, 2) NOT NULL CHECK (discount >= 0),
  discount_type text NOT NULL,
  max_uses integer NOT NULL CHECK (max_uses > 0),
  used integer NOT NULL DEFAULT 0 CHECK (used >= 0 AND used <= max_uses),
  valid_from date NOT NULL,
  valid_until date NOT NULL CHECK (valid_until >= valid_from)
);

CREATE TABLE voucher_services (
  voucher_id bigint NOT NULL REFERENCES vouchers ON DELETE CASCADE,
  service_id bigint NOT NULL REFERENCES services ON DELETE CASCADE,
  PRIMARY KEY (voucher_id, service_id)
);

CREATE TABLE voucher_redemptions (
  voucher_id bigint NOT NULL REFERENCES vouchers ON DELETE CASCADE,
  booking_id uuid NOT NULL UNIQUE REFERENCES bookings ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  PRIMARY KEY (voucher_id, booking_id)
);

CREATE TABLE client_subscriptions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  subscription_id bigint NOT NULL REFERENCES subscriptions ON DELETE CASCADE,
  location_id bigint NOT NULL,
  service_id bigint NOT NULL,
  remaining integer NOT NULL CHECK (remaining >= 0),
  total integer NOT NULL CHECK (total >= remaining),
  starts_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'withdrawn')),
  bought_by_booking_id uuid UNIQUE REFERENCES bookings ON DELETE SET NULL
);
CREATE INDEX client_subscriptions_user ON client_subscriptions (user_id);

CREATE TABLE subscription_uses (
  client_subscription_id uuid NOT NULL REFERENCES client_subscriptions ON DELETE CASCADE,
  booking_id uuid NOT NULL UNIQUE REFERENCES bookings ON DELETE CASCADE,
  PRIMARY KEY (client_subscription_id, booking_id)
);

CREATE TABLE idempotency_keys (
  scope text NOT NULL,
  key text NOT NULL,
  request_hash bytea NOT NULL,
  status integer,
  body jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (scope, key)
);

-- Messages to send, written in the transaction that causes them.
CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  topic text NOT NULL,
  payload jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  processed_at timestamptz
);
CREATE INDEX outbox_waiting ON outbox (id) WHERE processed_at IS NULL;

CREATE TABLE reviews (
  id bigint PRIMARY KEY,
  location_id bigint NOT NULL REFERENCES locations ON DELETE CASCADE,
  booking_id uuid UNIQUE REFERENCES bookings ON DELETE SET NULL,
  author text NOT NULL,
  rating integer NOT NULL CHECK (rating BETWEEN 1 AND 5),
  comment text NOT NULL DEFAULT '',
  service_name text,
  professional_id bigint REFERENCES professionals ON DELETE SET NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX reviews_location ON reviews (location_id, created_at DESC, id DESC);
