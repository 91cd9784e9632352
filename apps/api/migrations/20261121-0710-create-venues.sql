CREATE TABLE venues (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  organisation_id uuid NOT NULL REFERENCES organisations (id),
  name text NOT NULL,
  alternate_names text NOT NULL DEFAULT '',
  address text NOT NULL DEFAULT '',
  city text NOT NULL DEFAULT '',
  district text NOT NULL DEFAULT '',
  location_description text NOT NULL DEFAULT '',
  latitude double precision NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision NOT NULL CHECK (longitude BETWEEN -180 AND 180),
  position point GENERATED ALWAYS AS (point(longitude, latitude)) STORED,
  time_zone text NOT NULL,
  country_code text NOT NULL DEFAULT '',
  description text NOT NULL DEFAULT '',
  website text NOT NULL DEFAULT '',
  phone text NOT NULL DEFAULT '',
  -- [{"weekday": 1, "opens": "07:00", "closes": "22:00"}], ISO weekdays, wall times, may pass midnight
  opening_hours jsonb NOT NULL DEFAULT '[]',
  important_info text NOT NULL DEFAULT '',
  amenities text[] NOT NULL DEFAULT '{}',
  activities text[] NOT NULL DEFAULT '{}',
  visit_limit_per_month integer CHECK (visit_limit_per_month > 0),
  tier text NOT NULL DEFAULT 'standard' CHECK (tier IN ('standard', 'plus')),
  open_gym boolean NOT NULL DEFAULT false,
  status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'published', 'archived')),
  -- null parts fall back to the product's defaults (domain: bookings/policy.ts)
  booking_policy jsonb NOT NULL DEFAULT '{}',
  link_key_version integer NOT NULL DEFAULT 1,
  import_key text,
  search_text text GENERATED ALWAYS AS (
    fold_text(name || ' ' || alternate_names || ' ' || district || ' ' || city)
  ) STORED,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX venues_organisation_id_idx ON venues (organisation_id);
CREATE INDEX venues_position_idx ON venues USING gist (position) WHERE status = 'published';
CREATE INDEX venues_search_text_idx ON venues USING gin (search_text gin_trgm_ops);
CREATE INDEX venues_activities_idx ON venues USING gin (activities) WHERE status = 'published';
CREATE INDEX venues_city_idx ON venues (city) WHERE status = 'published';
CREATE UNIQUE INDEX venues_import_key_idx ON venues (organisation_id, import_key)
  WHERE import_key IS NOT NULL;

CREATE TABLE venue_images (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  venue_id uuid NOT NULL REFERENCES venues (id) ON DELETE CASCADE,
  sort_order smallint NOT NULL CHECK (sort_order BETWEEN 0 AND 4),
  storage_key text NOT NULL,
  alt_text text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (venue_id, sort_order)
);

CREATE TABLE venue_closures (
  venue_id uuid NOT NULL REFERENCES venues (id) ON DELETE CASCADE,
  local_date date NOT NULL,
  reason text NOT NULL DEFAULT '',
  PRIMARY KEY (venue_id, local_date)
);

CREATE TABLE trainers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  organisation_id uuid NOT NULL REFERENCES organisations (id),
  name text NOT NULL,
  bio text NOT NULL DEFAULT '',
  photo_key text,
  activities text[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX trainers_organisation_id_idx ON trainers (organisation_id);
