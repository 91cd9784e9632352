-- The functions of the search for areas, venues, classes and coaches. They forgive typing errors, but
-- prefer words that are spelled rightly. The planner takes comparing letters to be as cheap as comparing
-- numbers and would rather read every row: hence no sequential scan in most of them.

-- The thresholds below belong to pg_trgm. A session that has not used it does not know them, and only a
-- superuser may give a function an unknown setting. Using it once loads it.
SELECT similarity('a', 'a');

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

-- One word of a search as the text columns have it: letters and digits only, so that it can be part
-- of a regular expression.
CREATE FUNCTION fold_search_word(word text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT regexp_replace(fold_text(word), '[^[:alnum:]]+', '', 'g') $$;

-- The areas that each of some names belongs to, with the position of the name. Called for every run of
-- words of a text, so the planner must not think that reading all names is cheaper.
CREATE FUNCTION areas_named(names text[]) RETURNS TABLE ("position" integer, area_id bigint)
  LANGUAGE plpgsql STABLE PARALLEL SAFE STRICT ROWS 10
  SET enable_seqscan = off
  SET enable_hashjoin = off
  SET enable_mergejoin = off
  AS $$
BEGIN
  RETURN QUERY
    SELECT named.index::integer, n.area_id
    FROM unnest(names) WITH ORDINALITY AS named (name, index)
    JOIN area_names n ON n.folded = fold_area_name(named.name);
END $$;

-- Cities and districts with a name like a text, with how well they fit (0 to 1).
CREATE FUNCTION areas_like(query text) RETURNS TABLE (area_id bigint, fit double precision)
  LANGUAGE sql STABLE PARALLEL SAFE STRICT ROWS 20
  SET pg_trgm.word_similarity_threshold = 0.4
  AS $$
    SELECT n.area_id, max(word_similarity(fold_area_name(query), n.folded))
    FROM area_names n WHERE fold_area_name(query) <% n.folded
    GROUP BY n.area_id
  $$;

-- Cities and districts of which a name has a text as the beginning of one of its words ("bourj ham").
CREATE FUNCTION areas_beginning(query text) RETURNS TABLE (area_id bigint)
  LANGUAGE plpgsql STABLE PARALLEL SAFE STRICT ROWS 10
  SET enable_seqscan = off
  AS $$
DECLARE
  wanted text := fold_area_name(query);
BEGIN
  RETURN QUERY
    SELECT n.area_id FROM area_names n WHERE wanted <> '' AND n.folded ~ ('\m' || wanted)
    GROUP BY n.area_id;
END $$;

-- Venues that have every word of a search, as the beginning of one of their own: all fit equally
-- well, and a word spelled rightly finds itself alone. Only where there is none, venues with something
-- like every word, with how well they fit (0 to 1): 0.4 forgives one wrong letter in a word of four,
-- and what fits much worse than the best match is left out. Comparing letters costs ten times what
-- comparing beginnings does, so the words are split once instead of once a venue.
CREATE FUNCTION venues_like(query text)
  RETURNS TABLE (venue_id uuid, fit double precision)
  LANGUAGE plpgsql STABLE PARALLEL SAFE STRICT ROWS 100
  SET pg_trgm.word_similarity_threshold = 0.4
  SET enable_seqscan = off
  AS $$
DECLARE
  words text[] := search_words(query);
  first text := words[1];
  second text := coalesce(words[2], first);
  third text := coalesce(words[3], first);
BEGIN
  -- Three words narrow what the index reads; further ones are rare and looked at row by row.
  RETURN QUERY
    SELECT venues.id, 1::double precision FROM venues
    WHERE venues.status = 'published'
      AND venues.search_text ~ ('\m' || first)
      AND venues.search_text ~ ('\m' || second)
      AND venues.search_text ~ ('\m' || third)
      AND NOT EXISTS (
        SELECT FROM unnest(words[4:]) AS word WHERE NOT venues.search_text ~ ('\m' || word));
  IF FOUND THEN
    RETURN;
  END IF;
  RETURN QUERY
    WITH found AS MATERIALIZED (
      SELECT venues.id, (
        SELECT avg(word_similarity(word, venues.search_text)) FROM unnest(words) AS word
      ) AS fit
      FROM venues
      WHERE venues.status = 'published'
        AND first <% venues.search_text
        AND second <% venues.search_text
        AND third <% venues.search_text
        AND NOT EXISTS (
          SELECT FROM unnest(words[4:]) AS word WHERE NOT word <% venues.search_text)
    )
    SELECT found.id, found.fit FROM found
    WHERE found.fit >= 0.7 * (SELECT max(best.fit) FROM found AS best);
END $$;

-- Published venues that have every word of a text as the beginning of one of their own.
CREATE FUNCTION venues_beginning(query text) RETURNS TABLE (venue_id uuid)
  LANGUAGE plpgsql STABLE PARALLEL SAFE STRICT ROWS 100
  SET enable_seqscan = off
  AS $$
DECLARE
  words text[] := search_words(query);
  first text := words[1];
BEGIN
  RETURN QUERY
    SELECT v.id FROM venues v
    WHERE v.status = 'published' AND v.place_text ~ ('\m' || first) AND NOT EXISTS (
      SELECT FROM unnest(words[2:]) AS word WHERE NOT v.place_text ~ ('\m' || word));
END $$;

-- Trainers who have every word of a text as the beginning of one of their own.
CREATE FUNCTION trainers_beginning(query text) RETURNS TABLE (trainer_id uuid)
  LANGUAGE plpgsql STABLE PARALLEL SAFE STRICT ROWS 20
  SET enable_seqscan = off
  AS $$
DECLARE
  words text[] := search_words(query);
  first text := words[1];
BEGIN
  RETURN QUERY
    SELECT r.id FROM trainers r
    WHERE r.search_text ~ ('\m' || first) AND NOT EXISTS (
      SELECT FROM unnest(words[2:]) AS word WHERE NOT r.search_text ~ ('\m' || word));
END $$;

-- Class templates that have every word of a text as the beginning of one of their own.
CREATE FUNCTION class_templates_beginning(query text) RETURNS TABLE (class_template_id uuid)
  LANGUAGE plpgsql STABLE PARALLEL SAFE STRICT ROWS 100
  SET enable_seqscan = off
  AS $$
DECLARE
  words text[] := search_words(query);
  first text := words[1];
BEGIN
  RETURN QUERY
    SELECT t.id FROM class_templates t
    WHERE t.archived_at IS NULL AND t.search_text ~ ('\m' || first) AND NOT EXISTS (
      SELECT FROM unnest(words[2:]) AS word WHERE NOT t.search_text ~ ('\m' || word));
END $$;

-- Class templates that have every word of a search, each in their own name and activity or in the
-- name and place of their venue ("yoga hamra"). A word that is the beginning of some word there is
-- taken as spelled rightly; only otherwise is it looked for with typing errors.
CREATE FUNCTION class_templates_like(query text) RETURNS TABLE (class_template_id uuid)
  LANGUAGE plpgsql STABLE PARALLEL SAFE STRICT ROWS 300
  SET pg_trgm.word_similarity_threshold = 0.5
  SET enable_seqscan = off
  AS $$
DECLARE
  word text;
  found uuid[];
  kept uuid[];
BEGIN
  FOREACH word IN ARRAY search_words(query) LOOP
    found := ARRAY(
      SELECT t.id FROM class_templates t WHERE t.search_text ~ ('\m' || word)
      UNION
      SELECT t.id FROM venues v JOIN class_templates t ON t.venue_id = v.id
      WHERE v.status = 'published' AND v.place_text ~ ('\m' || word));
    IF found = '{}' THEN
      found := ARRAY(
        SELECT t.id FROM class_templates t WHERE word <% t.search_text
        UNION
        SELECT t.id FROM venues v JOIN class_templates t ON t.venue_id = v.id
        WHERE v.status = 'published' AND word <% v.place_text);
    END IF;
    kept := CASE WHEN kept IS NULL THEN found ELSE ARRAY(
      SELECT unnest(kept) INTERSECT SELECT unnest(found)) END;
    EXIT WHEN kept = '{}';
  END LOOP;
  RETURN QUERY SELECT unnest(kept);
END $$;

-- Classes that a word of a search fits: class templates by their name and activity or by the name and
-- place of their venue, and trainers, who may also stand in for another. A word that is the beginning
-- of some word there is taken as spelled rightly; only otherwise is it looked for with typing errors.
CREATE FUNCTION classes_with_word(word text)
  RETURNS TABLE (class_template_id uuid, trainer_id uuid)
  LANGUAGE plpgsql STABLE PARALLEL SAFE STRICT ROWS 300
  SET pg_trgm.word_similarity_threshold = 0.5
  SET enable_seqscan = off
  AS $$
DECLARE
  wanted text := fold_search_word(word);
BEGIN
  IF wanted = '' THEN
    RETURN;
  END IF;
  RETURN QUERY
    SELECT t.id, NULL::uuid FROM class_templates t WHERE t.search_text ~ ('\m' || wanted)
    UNION ALL
    SELECT t.id, NULL FROM venues v JOIN class_templates t ON t.venue_id = v.id
    WHERE v.status = 'published' AND v.place_text ~ ('\m' || wanted)
    UNION ALL
    SELECT NULL, r.id FROM trainers r WHERE r.search_text ~ ('\m' || wanted);
  IF FOUND THEN
    RETURN;
  END IF;
  RETURN QUERY
    SELECT t.id, NULL::uuid FROM class_templates t WHERE wanted <% t.search_text
    UNION ALL
    SELECT t.id, NULL FROM venues v JOIN class_templates t ON t.venue_id = v.id
    WHERE v.status = 'published' AND wanted <% v.place_text
    UNION ALL
    SELECT NULL, r.id FROM trainers r WHERE wanted <% r.search_text;
END $$;

-- Names that look like a word with which no area, venue, class or trainer begins: for "did you mean".
CREATE FUNCTION names_like(word text) RETURNS TABLE (name text)
  LANGUAGE plpgsql STABLE PARALLEL SAFE STRICT ROWS 20
  SET pg_trgm.word_similarity_threshold = 0.4
  SET enable_seqscan = off
  AS $$
DECLARE
  wanted text := fold_search_word(word);
BEGIN
  IF length(wanted) < 4
    OR EXISTS (SELECT FROM area_names n WHERE n.folded ~ ('\m' || wanted))
    OR EXISTS (SELECT FROM class_templates t WHERE t.search_text ~ ('\m' || wanted))
    OR EXISTS (SELECT FROM trainers r WHERE r.search_text ~ ('\m' || wanted))
    OR EXISTS (SELECT FROM venues v
      WHERE v.status = 'published' AND v.search_text ~ ('\m' || wanted))
  THEN
    RETURN;
  END IF;
  -- A row even without a name: the word is unknown.
  RETURN QUERY SELECT NULL::text;
  -- Of a word with very many similar names some are enough.
  RETURN QUERY
    SELECT alike.called FROM (
      SELECT n.name AS called, n.folded AS folded FROM area_names n
      WHERE wanted <% n.folded LIMIT 200) AS alike
    ORDER BY word_similarity(wanted, alike.folded) DESC LIMIT 6;
  RETURN QUERY
    SELECT alike.called FROM (
      SELECT r.name AS called, r.search_text AS folded FROM trainers r
      WHERE wanted <% r.search_text LIMIT 200) AS alike
    ORDER BY word_similarity(wanted, alike.folded) DESC LIMIT 6;
  RETURN QUERY
    SELECT alike.called FROM (
      SELECT t.name AS called, t.search_text AS folded FROM class_templates t
      WHERE wanted <% t.search_text LIMIT 200) AS alike
    ORDER BY word_similarity(wanted, alike.folded) DESC LIMIT 6;
  RETURN QUERY
    SELECT alike.called FROM (
      SELECT v.name AS called, v.place_text AS folded FROM venues v
      WHERE v.status = 'published' AND wanted <% v.place_text LIMIT 200) AS alike
    ORDER BY word_similarity(wanted, alike.folded) DESC LIMIT 6;
END $$;
