-- unaccent() leaves Arabic letters alone. One Latin letter for each, with the spellings that people
-- swap made one (أ إ آ ا, ى ي, ة ه) and the vowel signs dropped: so trigrams forgive typing errors in
-- Arabic too, on every character locale of the server, and يوغا finds "Yoga".
CREATE OR REPLACE FUNCTION fold_text(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$
    SELECT translate(
      lower(public.unaccent('public.unaccent'::regdictionary, value)),
      'اأإآٱبتثجحخدذرزسشصضطظعغفقكلمنهةويىؤئپچڤگکی٠١٢٣٤٥٦٧٨٩ءـًٌٍَُِّْٰ',
      'aaaaabttjhkddrzsssdtzagfqklmnhhoyyoypcvgky0123456789'
    )
  $$;

-- What a word list reads like for search: {martial_arts,yoga} is "martial arts yoga".
CREATE FUNCTION words_of(names text[]) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT replace(array_to_string(names, ' '), '_', ' ') $$;

-- Made anew, so that every row is folded by the function above; activities are found by text now.
ALTER TABLE venues DROP COLUMN search_text;
ALTER TABLE venues ADD COLUMN search_text text GENERATED ALWAYS AS (
  fold_text(name || ' ' || alternate_names || ' ' || district || ' ' || city || ' '
    || words_of(activities))
) STORED;
CREATE INDEX venues_search_text_idx ON venues USING gin (search_text gin_trgm_ops);
CREATE INDEX venues_folded_city_idx ON venues (fold_text(city)) WHERE status = 'published';
CREATE INDEX venues_name_idx ON venues (name, id) WHERE status = 'published';

ALTER TABLE class_templates ADD COLUMN search_text text GENERATED ALWAYS AS (
  fold_text(name || ' ' || replace(activity, '_', ' '))
) STORED;
CREATE INDEX class_templates_search_text_idx ON class_templates
  USING gin (search_text gin_trgm_ops);

CREATE INDEX class_sessions_starts_at_idx ON class_sessions (starts_at, id)
  WHERE status = 'scheduled';

-- The words of a search, longest first: the first one decides what the index reads.
CREATE FUNCTION search_words(query text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$
    SELECT coalesce(array_agg(word ORDER BY length(word) DESC, word), '{}')
    FROM (
      SELECT DISTINCT word
      FROM regexp_split_to_table(fold_text(query), '[^[:alnum:]]+') AS word
      WHERE word <> '' LIMIT 6
    ) AS words
  $$;

-- The threshold below belongs to pg_trgm; it is known once the library is loaded.
SELECT similarity('a', 'a');

-- Published venues that have every word of a search or something like it, with how well they fit
-- (0 to 1). 0.4 forgives one wrong letter in a word of four; what fits much worse than the best
-- match is left out, so a word without typing errors finds itself alone.
CREATE FUNCTION venues_like(query text) RETURNS TABLE (venue_id uuid, fit double precision)
  LANGUAGE sql STABLE PARALLEL SAFE STRICT ROWS 100
  SET pg_trgm.word_similarity_threshold = 0.4
  AS $$
    WITH found AS (
      SELECT venues.id, (
        SELECT avg(word_similarity(word, venues.search_text))
        FROM unnest(search_words(query)) AS word
      ) AS fit
      FROM venues
      WHERE venues.status = 'published'
        AND (search_words(query))[1] <% venues.search_text
        AND NOT EXISTS (
          SELECT FROM unnest((search_words(query))[2:]) AS word
          WHERE NOT word <% venues.search_text
        )
    )
    SELECT id, fit FROM found WHERE fit >= 0.7 * (SELECT max(fit) FROM found)
  $$;

-- Class templates that have every word of a search, each in their own name or in what their venue
-- is found by ("yoga hamra").
CREATE FUNCTION class_templates_like(query text) RETURNS TABLE (class_template_id uuid)
  LANGUAGE sql STABLE PARALLEL SAFE STRICT ROWS 300
  SET pg_trgm.word_similarity_threshold = 0.5
  AS $$
    SELECT found.id
    FROM unnest(search_words(query)) AS word
    CROSS JOIN LATERAL (
      SELECT class_templates.id FROM class_templates WHERE word <% class_templates.search_text
      UNION
      SELECT class_templates.id FROM venues
      JOIN class_templates ON class_templates.venue_id = venues.id
      WHERE venues.status = 'published' AND word <% venues.search_text
    ) AS found
    GROUP BY found.id
    HAVING count(*) = cardinality(search_words(query))
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

-- Whether the wall clock of a zone stands inside the weekly hours: a cheap first sieve for "open
-- now". The domain's openingState decides about what passes, to the second, clock changes included.
CREATE FUNCTION wall_says_open(hours jsonb, closed date[], zone text, at timestamptz)
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
