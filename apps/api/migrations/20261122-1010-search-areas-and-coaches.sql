-- A search finds areas by their names and classes by their coaches. Cities and districts were texts of
-- venues only: finding one by its name meant reading every venue.

-- The similarity threshold set below belongs to pg_trgm; it is known once the library is loaded.
SELECT similarity('a', 'a');

-- Names of cities and districts in other languages and spellings; names of places are facts that
-- nobody owns. The Latin ones and those of Lebanon are from the demo data of this repository, the other
-- Arabic ones were written for it. GeoNames and Natural Earth, as far as this repository contains
-- them, have no Arabic names.
CREATE TABLE area_other_names (
  country_code text NOT NULL,
  city text NOT NULL,
  district text NOT NULL,
  names text[] NOT NULL,
  PRIMARY KEY (country_code, city, district)
);
INSERT INTO area_other_names VALUES
  ('LB', 'Beirut', '', ARRAY['Beyrouth', 'Bayrut', 'بيروت', 'Beyrut', 'Bairut', 'Beirout']),
  ('LB', 'Bourj Hammoud', '', ARRAY['Borj Hammoud', 'برج حمود']),
  ('LB', 'Sin el Fil', '', ARRAY['سن الفيل']),
  ('LB', 'Hazmieh', '', ARRAY['الحازمية']),
  ('LB', 'Furn el Chebbak', '', ARRAY['فرن الشباك']),
  ('LB', 'Dekwaneh', '', ARRAY['الدكوانة']),
  ('LB', 'Jdeideh', '', ARRAY['Jdaidet el Matn', 'الجديدة']),
  ('LB', 'Antelias', '', ARRAY['انطلياس']),
  ('LB', 'Dbayeh', '', ARRAY['Dbayé', 'ضبية']),
  ('LB', 'Baabda', '', ARRAY['بعبدا']),
  ('LB', 'Choueifat', '', ARRAY['الشويفات']),
  ('LB', 'Khaldeh', '', ARRAY['خلدة']),
  ('LB', 'Jounieh', '', ARRAY['Jouniyeh', 'جونية', 'Junieh', 'Djounieh', 'جونيه']),
  ('LB', 'Zouk Mosbeh', '', ARRAY['Zouk', 'ذوق مصبح']),
  ('LB', 'Harissa', '', ARRAY['حريصا']),
  ('LB', 'Byblos', '', ARRAY['Jbeil', 'Jbaïl', 'جبيل', 'Gebeil']),
  ('LB', 'Amchit', '', ARRAY['عمشيت']),
  ('LB', 'Batroun', '', ARRAY['Batroûn', 'البترون', 'Batrun', 'Al Batroun']),
  ('LB', 'Chekka', '', ARRAY['شكا']),
  ('LB', 'Tripoli', '', ARRAY['Trablous', 'طرابلس', 'Tarabulus']),
  ('LB', 'El Mina', '', ARRAY['Al Mina', 'الميناء']),
  ('LB', 'Zgharta', '', ARRAY['Zghartā', 'زغرتا']),
  ('LB', 'Ehden', '', ARRAY['إهدن']),
  ('LB', 'Bsharri', '', ARRAY['Bcharré', 'بشري']),
  ('LB', 'Amioun', '', ARRAY['Amioûn', 'أميون']),
  ('LB', 'Halba', '', ARRAY['حلبا']),
  ('LB', 'Douma', '', ARRAY['دوما']),
  ('LB', 'Sidon', '', ARRAY['Saida', 'Saïda', 'صيدا', 'Sayda']),
  ('LB', 'Tyre', '', ARRAY['Sour', 'Tyr', 'صور', 'Tyros']),
  ('LB', 'Nabatieh', '', ARRAY['Nabatîyé', 'النبطية']),
  ('LB', 'Jezzine', '', ARRAY['Jezzîne', 'جزين']),
  ('LB', 'Marjayoun', '', ARRAY['مرجعيون']),
  ('LB', 'Bint Jbeil', '', ARRAY['بنت جبيل']),
  ('LB', 'Hasbaya', '', ARRAY['Hâsbaïya', 'حاصبيا']),
  ('LB', 'Zahlé', '', ARRAY['Zahle', 'زحلة', 'Zahleh']),
  ('LB', 'Chtaura', '', ARRAY['Chtoura', 'شتورا']),
  ('LB', 'Baalbek', '', ARRAY['بعلبك', 'Baalbeck']),
  ('LB', 'Anjar', '', ARRAY['Aanjar', 'عنجر']),
  ('LB', 'Hermel', '', ARRAY['El Hermel', 'الهرمل']),
  ('LB', 'Rachaya', '', ARRAY['راشيا']),
  ('LB', 'Broummana', '', ARRAY['Brummana', 'برمانا']),
  ('LB', 'Beit Mery', '', ARRAY['Beit Meri', 'بيت مري']),
  ('LB', 'Bikfaya', '', ARRAY['بكفيا']),
  ('LB', 'Aley', '', ARRAY['Aaley', 'عاليه']),
  ('LB', 'Bhamdoun', '', ARRAY['بحمدون']),
  ('LB', 'Deir el Qamar', '', ARRAY['دير القمر']),
  ('LB', 'Beiteddine', '', ARRAY['بيت الدين']),
  ('LB', 'Damour', '', ARRAY['الدامور']),
  ('LB', 'Jiyeh', '', ARRAY['الجية']),
  ('LB', 'Faraya', '', ARRAY['فاريا']),
  ('LB', 'Kfardebian', '', ARRAY['Faqra', 'كفردبيان']),
  ('FR', 'Paris', '', ARRAY['باريس', 'Parigi']),
  ('FR', 'Lyon', '', ARRAY['Lyons', 'ليون']),
  ('FR', 'Marseille', '', ARRAY['Marseilles', 'مرسيليا', 'مارسيليا']),
  ('FR', 'Toulouse', '', ARRAY['Tolosa', 'تولوز']),
  ('FR', 'Nice', '', ARRAY['Nizza', 'نيس']),
  ('FR', 'Bordeaux', '', ARRAY['بوردو']),
  ('FR', 'Lille', '', ARRAY['Rijsel', 'ليل']),
  ('FR', 'Strasbourg', '', ARRAY['Straßburg', 'ستراسبورغ', 'Strassburg']),
  ('FR', 'Nantes', '', ARRAY['نانت']),
  ('FR', 'Montpellier', '', ARRAY['مونبلييه']),
  ('CH', 'Genève', '', ARRAY['Geneva', 'Genf', 'جنيف', 'Ginevra', 'جنيڤ']),
  ('CH', 'Lausanne', '', ARRAY['لوزان']),
  ('CH', 'Neuchâtel', '', ARRAY['Neuenburg', 'نوشاتيل']),
  ('CH', 'Fribourg', '', ARRAY['Freiburg im Üechtland', 'فريبورغ', 'Freiburg']),
  ('BE', 'Bruxelles', '', ARRAY['Brussels', 'Brussel', 'Brüssel', 'بروكسل', 'بروكسيل']),
  ('BE', 'Liège', '', ARRAY['Lüttich', 'Luik', 'لييج']),
  ('BE', 'Namur', '', ARRAY['Namen', 'نامور']),
  ('LU', 'Luxembourg', '', ARRAY['Luxemburg', 'Lëtzebuerg', 'لوكسمبورغ']),
  ('CA', 'Montréal', '', ARRAY['Montreal', 'مونتريال']),
  ('CA', 'Sherbrooke', '', ARRAY['شيربروك']),
  ('MA', 'Casablanca', '', ARRAY['Dar el Beïda', 'الدار البيضاء', 'كازابلانكا']),
  ('MA', 'Rabat', '', ARRAY['الرباط']),
  ('TN', 'Tunis', '', ARRAY['تونس']),
  ('SN', 'Dakar', '', ARRAY['داكار']),
  ('DE', 'Berlin', '', ARRAY['برلين', 'Berlino']),
  ('DE', 'Hamburg', '', ARRAY['هامبورغ']),
  ('DE', 'München', '', ARRAY['Munich', 'ميونخ', 'Munchen']),
  ('DE', 'Köln', '', ARRAY['Cologne', 'كولونيا', 'كولن']),
  ('DE', 'Frankfurt am Main', '', ARRAY['Frankfurt', 'فرانكفورت']),
  ('DE', 'Stuttgart', '', ARRAY['شتوتغارت']),
  ('DE', 'Düsseldorf', '', ARRAY['Dusseldorf', 'دوسلدورف']),
  ('DE', 'Leipzig', '', ARRAY['لايبزيغ']),
  ('DE', 'Dresden', '', ARRAY['دريسدن']),
  ('AT', 'Wien', '', ARRAY['Vienna', 'Vienne', 'فيينا']),
  ('AT', 'Graz', '', ARRAY['غراتس']),
  ('AT', 'Salzburg', '', ARRAY['Salzbourg', 'سالزبورغ']),
  ('AT', 'Innsbruck', '', ARRAY['إنسبروك']),
  ('AT', 'Linz', '', ARRAY['لينتس']),
  ('CH', 'Zürich', '', ARRAY['Zurich', 'زيورخ', 'زيوريخ', 'Zurigo']),
  ('CH', 'Basel', '', ARRAY['Bâle', 'بازل', 'Basle', 'Basilea']),
  ('CH', 'Bern', '', ARRAY['Berne', 'برن', 'Berna']),
  ('CH', 'Luzern', '', ARRAY['Lucerne', 'لوسيرن']),
  ('CH', 'Winterthur', '', ARRAY['فينترتور'])
,
  ('LB', 'Beirut', 'Hamra', ARRAY['الحمرا', 'الحمراء']),
  ('LB', 'Beirut', 'Achrafieh', ARRAY['Ashrafieh', 'Achrafiye', 'الأشرفية']),
  ('LB', 'Beirut', 'Gemmayzeh', ARRAY['Gemmayze', 'الجميزة']),
  ('LB', 'Beirut', 'Mar Mikhael', ARRAY['Mar Mkhayel', 'مار مخايل']),
  ('LB', 'Beirut', 'Verdun', ARRAY['فردان']),
  ('LB', 'Beirut', 'Badaro', ARRAY['بدارو']),
  ('LB', 'Beirut', 'Raouché', ARRAY['Rawche', 'الروشة']),
  ('LB', 'Beirut', 'Downtown', ARRAY['Centre-ville', 'وسط البلد']),
  ('LB', 'Jounieh', 'Kaslik', ARRAY['الكسليك'])
;

-- Cities, and districts of cities, that have published venues. Derived from `venues` by the triggers
-- below, and never written otherwise.
CREATE TABLE areas (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  city text NOT NULL,
  country_code text NOT NULL,
  -- empty for the city itself
  district text NOT NULL,
  time_zone text NOT NULL,
  latitude double precision NOT NULL,
  longitude double precision NOT NULL,
  position point GENERATED ALWAYS AS (point(longitude, latitude)) STORED,
  venues integer NOT NULL,
  UNIQUE (city, country_code, district)
);
CREATE INDEX areas_position_idx ON areas USING gist (position);

-- Everything that an area is called, folded for comparison.
CREATE TABLE area_names (
  area_id bigint NOT NULL REFERENCES areas (id) ON DELETE CASCADE,
  name text NOT NULL,
  folded text NOT NULL,
  PRIMARY KEY (area_id, folded)
);
CREATE INDEX area_names_folded_idx ON area_names (folded text_pattern_ops);
CREATE INDEX area_names_trigrams_idx ON area_names USING gin (folded gin_trgm_ops);

-- "Saint-Cyprien" is "saint cyprien".
CREATE FUNCTION fold_area_name(name text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT btrim(regexp_replace(fold_text(name), '[^[:alnum:]]+', ' ', 'g')) $$;

-- A name, with its umlauts written out ("Zuerich"), and without an Arabic article.
CREATE FUNCTION spellings_of_area(name text) RETURNS SETOF text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$
    SELECT name
    UNION SELECT replace(replace(replace(lower(name), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue')
    UNION SELECT substr(name, 3) WHERE name LIKE 'ال%'
  $$;

-- Writes the areas of some cities anew. One at a time, because each counts the venues of a city.
CREATE FUNCTION refresh_areas(changed_cities text[]) RETURNS void
  LANGUAGE plpgsql
  AS $$
BEGIN
  IF cardinality(changed_cities) = 0 THEN
    RETURN;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtext('refresh_areas'));
  DELETE FROM areas a
    WHERE a.city = ANY (changed_cities) AND NOT EXISTS (
      SELECT FROM venues v
      WHERE v.status = 'published' AND v.city = a.city AND v.country_code = a.country_code
        AND a.district IN ('', v.district));
  INSERT INTO areas (city, country_code, district, time_zone, latitude, longitude, venues)
    SELECT v.city, v.country_code, coalesce(v.district, ''),
      mode() WITHIN GROUP (ORDER BY v.time_zone), avg(v.latitude), avg(v.longitude), count(*)
    FROM venues v
    WHERE v.status = 'published' AND v.city <> '' AND v.city = ANY (changed_cities)
    GROUP BY GROUPING SETS ((v.city, v.country_code), (v.city, v.country_code, v.district))
    HAVING grouping(v.district) = 1 OR v.district <> ''
  ON CONFLICT (city, country_code, district) DO UPDATE SET time_zone = excluded.time_zone,
    latitude = excluded.latitude, longitude = excluded.longitude, venues = excluded.venues;
  -- Of two names with the same spelling ("Zürich", "Zurich") the area's own is kept.
  INSERT INTO area_names (area_id, name, folded)
    SELECT DISTINCT ON (a.id, fold_area_name(spelling)) a.id, called.name, fold_area_name(spelling)
    FROM areas a
    CROSS JOIN LATERAL (
      SELECT coalesce(nullif(a.district, ''), a.city) AS name, true AS own
      UNION
      SELECT unnest(other.names), false FROM area_other_names other
      WHERE other.city = a.city AND other.district = a.district
        AND a.country_code IN (other.country_code, '')
    ) AS called
    CROSS JOIN LATERAL spellings_of_area(called.name) AS spelling
    WHERE a.city = ANY (changed_cities) AND fold_area_name(spelling) <> ''
      AND NOT EXISTS (SELECT FROM area_names known WHERE known.area_id = a.id)
    ORDER BY a.id, fold_area_name(spelling), called.own DESC, called.name;
END $$;

CREATE FUNCTION refresh_areas_of_venues() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM refresh_areas(ARRAY(
      SELECT DISTINCT city FROM new_venues WHERE status = 'published' AND city <> ''));
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM refresh_areas(ARRAY(
      SELECT DISTINCT city FROM old_venues WHERE status = 'published' AND city <> ''));
  ELSE
    PERFORM refresh_areas(ARRAY(
      SELECT DISTINCT unnest(ARRAY[o.city, n.city])
      FROM old_venues o JOIN new_venues n USING (id)
      WHERE 'published' IN (o.status, n.status)
        AND (o.status, o.city, o.district, o.country_code, o.time_zone, o.latitude, o.longitude)
          IS DISTINCT FROM
          (n.status, n.city, n.district, n.country_code, n.time_zone, n.latitude, n.longitude)));
  END IF;
  RETURN NULL;
END $$;

-- Once a statement, not once a row: a town of 5,000 venues is counted once.
CREATE TRIGGER venues_refresh_areas_on_insert AFTER INSERT ON venues
  REFERENCING NEW TABLE AS new_venues FOR EACH STATEMENT EXECUTE FUNCTION refresh_areas_of_venues();
CREATE TRIGGER venues_refresh_areas_on_update AFTER UPDATE ON venues
  REFERENCING OLD TABLE AS old_venues NEW TABLE AS new_venues
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_areas_of_venues();
CREATE TRIGGER venues_refresh_areas_on_delete AFTER DELETE ON venues
  REFERENCING OLD TABLE AS old_venues FOR EACH STATEMENT EXECUTE FUNCTION refresh_areas_of_venues();

SELECT refresh_areas(ARRAY(SELECT DISTINCT city FROM venues WHERE status = 'published'));

-- The areas that each of some names belongs to, with the position of the name. Asked for every run of
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

ALTER TABLE trainers
  ADD COLUMN search_text text GENERATED ALWAYS AS (fold_text(name)) STORED;
CREATE INDEX trainers_search_text_idx ON trainers USING gin (search_text gin_trgm_ops);
CREATE INDEX class_sessions_trainer_starts_at_idx ON class_sessions (trainer_id, starts_at)
  WHERE status = 'scheduled';

-- One word of a search as the text columns have it: letters and digits only, so that it can be part
-- of a regular expression.
CREATE FUNCTION fold_search_word(word text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT regexp_replace(fold_text(word), '[^[:alnum:]]+', '', 'g') $$;

-- Classes that a word of a search fits: class templates by their name and activity or by the name and
-- place of their venue, and trainers, who may also stand in for another. A word that is the beginning
-- of some word there is taken as spelled rightly; only else is it looked for with typing errors.
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

-- What has every word of a text as the beginning of one of its own: areas by a whole beginning of a
-- name ("bourj ham"), published venues, trainers, class templates. The longest word decides what the index reads.
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
