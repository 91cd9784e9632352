-- The studios, gyms and pools, and how they are found by place and by name.

-- The venues of a partner.
CREATE TABLE venues (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  organisation_id uuid NOT NULL REFERENCES organisations (id),
  status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'published', 'archived')),
  name text NOT NULL,
  alternate_names text NOT NULL DEFAULT '',
  description text NOT NULL DEFAULT '',
  important_info text NOT NULL DEFAULT '',
  website text NOT NULL DEFAULT '',
  phone text NOT NULL DEFAULT '',
  address text NOT NULL DEFAULT '',
  district text NOT NULL DEFAULT '',
  city text NOT NULL DEFAULT '',
  country_code text NOT NULL DEFAULT '',
  location_description text NOT NULL DEFAULT '',
  -- PostgreSQL refuses to multiply numbers so small that the result is zero: one venue at 1e-320 would
  -- fail every search near it. A billionth of a degree is a tenth of a millimetre.
  latitude double precision NOT NULL
    CHECK (latitude BETWEEN -90 AND 90) CHECK (latitude = 0 OR abs(latitude) >= 1e-9),
  longitude double precision NOT NULL
    CHECK (longitude BETWEEN -180 AND 180) CHECK (longitude = 0 OR abs(longitude) >= 1e-9),
  time_zone text NOT NULL,
  -- [{"weekday": 1, "opens": "07:00", "closes": "22:00"}], ISO weekdays, local times, may pass midnight
  opening_hours jsonb NOT NULL DEFAULT '[]',
  amenities text[] NOT NULL DEFAULT '{}',
  activities text[] NOT NULL DEFAULT '{}',
  open_gym boolean NOT NULL DEFAULT false,
  tier text NOT NULL DEFAULT 'standard' CHECK (tier IN ('standard', 'plus')),
  visit_limit_per_month integer CHECK (visit_limit_per_month > 0),
  -- parts that are null or absent mean the product's defaults, which the domain has
  booking_policy jsonb NOT NULL DEFAULT '{}',
  link_key_version integer NOT NULL DEFAULT 1,
  import_key text,
  -- of two people who edit one venue the second is refused
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  position point GENERATED ALWAYS AS (point(longitude, latitude)) STORED,
  -- A box of a centimetre instead of a point: GiST splits pages by volume, which points do not have,
  -- and of those in the order of a street it makes an index a thousand times as large.
  sphere_position cube
    GENERATED ALWAYS AS (cube_enlarge(sphere_point(latitude, longitude), 1e-9, 3)) STORED,
  search_text text GENERATED ALWAYS AS (
    fold_text(name || ' ' || alternate_names || ' ' || district || ' ' || city || ' '
      || words_of(activities))
  ) STORED,
  -- what a venue is called and where it is, without what it offers: "yoga" must not find the skating of
  -- a centre that has yoga too
  place_text text GENERATED ALWAYS AS (
    fold_text(name || ' ' || alternate_names || ' ' || district || ' ' || city)
  ) STORED
);
CREATE INDEX venues_organisation_id_idx ON venues (organisation_id);
CREATE UNIQUE INDEX venues_import_key_idx ON venues (organisation_id, import_key)
  WHERE import_key IS NOT NULL;
CREATE INDEX venues_search_text_idx ON venues USING gin (search_text gin_trgm_ops);
CREATE INDEX venues_place_text_idx ON venues USING gin (place_text gin_trgm_ops);
CREATE INDEX venues_activities_idx ON venues USING gin (activities) WHERE status = 'published';
CREATE INDEX venues_city_idx ON venues (city) WHERE status = 'published';
CREATE INDEX venues_folded_city_idx ON venues (fold_text(city)) WHERE status = 'published';
CREATE INDEX venues_name_idx ON venues (name, id) WHERE status = 'published';
-- Platform staff look for a venue by a part of its name, without its accents.
CREATE INDEX venues_name_search_idx ON venues USING gin (fold_text(name) gin_trgm_ops);
CREATE INDEX venues_position_idx ON venues USING gist (position) WHERE status = 'published';
CREATE INDEX venues_nearest_idx ON venues
  USING gist (sphere_position) WHERE status = 'published';
CREATE INDEX venues_cell_name_idx ON venues (place_cell(latitude, longitude), name, id)
  WHERE status = 'published';
-- The position is written as an expression, so that only the map reads this index: for any other
-- search in a box that of the positions alone is the better one.
CREATE INDEX venues_map_idx ON venues
  USING gist (map_rank(id), (point(longitude, latitude))) WHERE status = 'published';

-- The images of a venue in their order, which is checked at the end of a statement, so that one
-- statement can change all of it.
CREATE TABLE venue_images (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  venue_id uuid NOT NULL REFERENCES venues (id) ON DELETE CASCADE,
  sort_order smallint NOT NULL CHECK (sort_order BETWEEN 0 AND 4),
  storage_key text NOT NULL UNIQUE REFERENCES images (key),
  alt_text text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (venue_id, sort_order) DEFERRABLE INITIALLY IMMEDIATE
);

-- The days on which a venue is closed.
CREATE TABLE venue_closures (
  venue_id uuid NOT NULL REFERENCES venues (id) ON DELETE CASCADE,
  local_date date NOT NULL,
  reason text NOT NULL DEFAULT '',
  PRIMARY KEY (venue_id, local_date)
);

-- The names of cities in public URLs. Triggers assign slugs, so that they exist however a venue is
-- inserted: by a partner, an import, the demo data or a test.
CREATE TABLE city_slugs (
  slug text COLLATE "C" PRIMARY KEY,
  city text NOT NULL,
  country_code text NOT NULL,
  UNIQUE (city, country_code)
);

-- The names of venues in public URLs. Earlier slugs stay, because links to them redirect to the current
-- one.
CREATE TABLE venue_slugs (
  slug text COLLATE "C" PRIMARY KEY,
  venue_id uuid NOT NULL REFERENCES venues (id) ON DELETE CASCADE,
  is_current boolean NOT NULL DEFAULT false
);
CREATE UNIQUE INDEX venue_slugs_current_idx ON venue_slugs (venue_id) WHERE is_current;
CREATE INDEX venue_slugs_venue_id_idx ON venue_slugs (venue_id);

-- Of two cities of one name the second gets its country ("tripoli-ly"), then a number.
CREATE FUNCTION assign_city_slug(city_name text, country text) RETURNS void
  LANGUAGE plpgsql
  AS $$
  DECLARE
    base text := coalesce(nullif(slug_of(city_name), ''), 'city');
    candidate text := base;
    number integer := 1;
  BEGIN
    IF city_name = '' THEN RETURN; END IF;
    WHILE NOT EXISTS (
      SELECT FROM city_slugs WHERE city = city_name AND country_code = country
    ) LOOP
      -- Waits for a concurrent transaction that inserts the same row, unlike a check before inserting.
      INSERT INTO city_slugs (slug, city, country_code) VALUES (candidate, city_name, country)
        ON CONFLICT DO NOTHING;
      number := number + 1;
      candidate := base || '-' || CASE
        WHEN number = 2 AND slug_of(country) <> '' THEN slug_of(country)
        ELSE number::text END;
    END LOOP;
  END
  $$;

-- Name and city, the city once ("nafas-beirut"); the second of one name is numbered. A name that the
-- venue had before gets its earlier slug back.
CREATE FUNCTION assign_venue_slug(id_of_venue uuid, venue_name text, city_name text) RETURNS void
  LANGUAGE plpgsql
  AS $$
  DECLARE
    name_slug text := coalesce(nullif(slug_of(venue_name), ''), 'venue');
    city_part text := slug_of(city_name);
    base text := CASE
      WHEN city_part = '' OR '-' || name_slug || '-' LIKE '%-' || city_part || '-%' THEN name_slug
      ELSE name_slug || '-' || city_part END;
    candidate text := base;
    number integer := 1;
  BEGIN
    LOOP
      INSERT INTO venue_slugs (slug, venue_id) VALUES (candidate, id_of_venue)
        ON CONFLICT (slug) DO NOTHING;
      EXIT WHEN EXISTS (
        SELECT FROM venue_slugs WHERE slug = candidate AND venue_id = id_of_venue
      );
      -- Many venues may share a name: the search begins after those that are there. '.' follows '-'.
      IF number = 1 THEN
        SELECT count(*) INTO number FROM venue_slugs
          WHERE slug >= base || '-' AND slug < base || '.'
            AND substr(slug, length(base) + 2) ~ '^[0-9]+$';
        number := number + 1;
      END IF;
      number := number + 1;
      candidate := base || '-' || number;
    END LOOP;
    UPDATE venue_slugs SET is_current = false
      WHERE venue_id = id_of_venue AND is_current AND slug <> candidate;
    UPDATE venue_slugs SET is_current = true WHERE slug = candidate AND NOT is_current;
  END
  $$;

-- Gives a venue and its city their slugs when the venue is inserted or renamed.
CREATE FUNCTION assign_slugs() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
  BEGIN
    PERFORM assign_city_slug(NEW.city, NEW.country_code);
    PERFORM assign_venue_slug(NEW.id, NEW.name, NEW.city);
    RETURN NULL;
  END
  $$;
CREATE TRIGGER assign_slugs_on_insert AFTER INSERT ON venues
  FOR EACH ROW EXECUTE FUNCTION assign_slugs();
CREATE TRIGGER assign_slugs_on_rename AFTER UPDATE OF name, city, country_code ON venues
  FOR EACH ROW
  WHEN ((OLD.name, OLD.city, OLD.country_code) IS DISTINCT FROM (NEW.name, NEW.city, NEW.country_code))
  EXECUTE FUNCTION assign_slugs();
