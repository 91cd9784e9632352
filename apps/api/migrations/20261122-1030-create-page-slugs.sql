-- The names of venues and cities in public URLs. A trigger assigns them, so that they exist however a
-- venue is inserted: by a partner, an import, the demo data or a test.

-- "Zürich Süd" becomes zuerich-sued, "L’Atelier" l-atelier, Arabic letters their Latin ones.
CREATE FUNCTION slug_of(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$
    SELECT trim(BOTH '-' FROM left(regexp_replace(
      fold_text(regexp_replace(regexp_replace(regexp_replace(normalize(value),
        '[äÄ]', 'ae', 'g'), '[öÖ]', 'oe', 'g'), '[üÜ]', 'ue', 'g')),
      '[^a-z0-9]+', '-', 'g'), 80))
  $$;

CREATE TABLE city_slugs (
  slug text COLLATE "C" PRIMARY KEY,
  city text NOT NULL,
  country_code text NOT NULL,
  UNIQUE (city, country_code)
);

-- Earlier slugs stay, because links to them redirect to the current one.
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

-- The oldest venue of a name gets the plain slug.
DO $$
  DECLARE venue record;
  BEGIN
    FOR venue IN SELECT id, name, city, country_code FROM venues ORDER BY created_at, id LOOP
      PERFORM assign_city_slug(venue.city, venue.country_code);
      PERFORM assign_venue_slug(venue.id, venue.name, venue.city);
    END LOOP;
  END
$$;
