-- What the tables need first: how text is compared and how places are measured. Generated columns and
-- indexes are built with these functions. All extensions are trusted: the owner of the database may
-- create them.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS cube;
CREATE EXTENSION IF NOT EXISTS btree_gist;

-- Folds text for comparison. Naming the dictionary makes unaccent() immutable, which an index needs. It
-- leaves Arabic letters alone, so each gets one Latin letter, spellings that people mix up get the same
-- one (أ إ آ ا, ى ي, ة ه) and vowel signs are dropped: trigrams forgive typing errors in Arabic too,
-- with every locale of the server, and يوغا finds "Yoga".
CREATE FUNCTION fold_text(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$
    SELECT translate(
      lower(public.unaccent('public.unaccent'::regdictionary, value)),
      'اأإآٱبتثجحخدذرزسشصضطظعغفقكلمنهةويىؤئپچڤگکی٠١٢٣٤٥٦٧٨٩ءـًٌٍَُِّْٰ',
      'aaaaabttjhkddrzsssdtzagfqklmnhhoyyoypcvgky0123456789'
    )
  $$;

-- A list of words as text for the search: {martial_arts,yoga} is "martial arts yoga".
CREATE FUNCTION words_of(names text[]) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT replace(array_to_string(names, ' '), '_', ' ') $$;

-- The slug of a name: "Zürich Süd" becomes zuerich-sued, "L’Atelier" l-atelier, Arabic letters their
-- Latin ones.
CREATE FUNCTION slug_of(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$
    SELECT trim(BOTH '-' FROM left(regexp_replace(
      fold_text(regexp_replace(regexp_replace(regexp_replace(normalize(value),
        '[äÄ]', 'ae', 'g'), '[öÖ]', 'oe', 'g'), '[üÜ]', 'ue', 'g')),
      '[^a-z0-9]+', '-', 'g'), 80))
  $$;

-- Great-circle distance in metres; the same formula and radius as the domain's distanceMetres.
CREATE FUNCTION distance_metres(
  latitude double precision, longitude double precision,
  to_latitude double precision, to_longitude double precision
) RETURNS double precision
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT 2 * 6371008.8 * asin(least(1, sqrt(
      power(sin(radians(to_latitude - latitude) / 2), 2)
      + cos(radians(latitude)) * cos(radians(to_latitude))
        * power(sin(radians(to_longitude - longitude) / 2), 2)
    )))
  $$;

-- A place on a sphere of radius 1. The straight line between two such points grows with the distance
-- along the ground, everywhere on Earth, so an index of them has the nearest places first.
CREATE FUNCTION sphere_point(latitude double precision, longitude double precision)
  RETURNS cube
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$
    SELECT public.cube(ARRAY[
      cos(radians(latitude)) * cos(radians(longitude)),
      cos(radians(latitude)) * sin(radians(longitude)),
      sin(radians(latitude))])
  $$;

-- The cell of a place, a quarter of a degree each way: a list within a box is merged from the cells that
-- it touches, each of which is in order already.
CREATE FUNCTION place_cell(latitude double precision, longitude double precision)
  RETURNS integer
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT (floor((latitude + 90) * 4) * 1440 + floor((longitude + 180) * 4))::integer $$;

-- The rank of a venue on the map, which shows at most 2,000 of those in a box: the highest ranks first.
-- Ranks are as good as random, and each is a sixth rarer than the one below, so a selection is spread
-- like all venues are and is read without the others.
CREATE FUNCTION map_rank(id uuid) RETURNS smallint
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$
    SELECT floor(-4 / ln(2::double precision)
      * ln((('x' || right(id::text, 7))::bit(28)::integer + 1) / 268435456::double precision)
    )::smallint
  $$;

-- Whether the local time of a zone is within the weekly hours, an hour more or less: an inexpensive first
-- filter for "open now". The domain's openingState decides about what passes, to the second, clock
-- changes included.
CREATE FUNCTION is_open_at_local_time(hours jsonb, closed date[], zone text, at timestamptz)
  RETURNS boolean
  LANGUAGE sql STABLE PARALLEL SAFE
  AS $$
    SELECT EXISTS (
      SELECT
      FROM jsonb_to_recordset(hours) AS span (weekday integer, opens time, closes time)
      CROSS JOIN (SELECT at AT TIME ZONE zone AS wall) AS clock
      CROSS JOIN LATERAL (VALUES (wall::date), (wall::date - 1)) AS day (began)
      WHERE span.weekday = extract(isodow FROM began)
        AND (closed IS NULL OR began <> ALL (closed))
        AND began + opens <= wall + interval '1 hour'
        AND began + closes
          + CASE WHEN closes <= opens THEN interval '1 day' ELSE interval '0' END
          > wall - interval '1 hour'
    )
  $$;
