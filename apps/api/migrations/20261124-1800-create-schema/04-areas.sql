-- The cities and districts that a search finds by their names.

-- What cities and districts are called in other languages and spellings; names of places are facts that
-- belong to everybody. The Latin ones and those of Lebanon are from the demo data of this repository, the
-- other Arabic ones were written for it. GeoNames and Natural Earth, as far as this repository contains
-- them, have no Arabic names.
CREATE TABLE area_other_names (
  country_code text NOT NULL,
  city text NOT NULL,
  district text NOT NULL,
  names text[] NOT NULL,
  PRIMARY KEY (country_code, city, district)
);
INSERT INTO area_other_names (country_code, city, district, names) VALUES
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
  ('CH', 'Winterthur', '', ARRAY['فينترتور']),
  ('LB', 'Beirut', 'Hamra', ARRAY['الحمرا', 'الحمراء']),
  ('LB', 'Beirut', 'Achrafieh', ARRAY['Ashrafieh', 'Achrafiye', 'الأشرفية']),
  ('LB', 'Beirut', 'Gemmayzeh', ARRAY['Gemmayze', 'الجميزة']),
  ('LB', 'Beirut', 'Mar Mikhael', ARRAY['Mar Mkhayel', 'مار مخايل']),
  ('LB', 'Beirut', 'Verdun', ARRAY['فردان']),
  ('LB', 'Beirut', 'Badaro', ARRAY['بدارو']),
  ('LB', 'Beirut', 'Raouché', ARRAY['Rawche', 'الروشة']),
  ('LB', 'Beirut', 'Downtown', ARRAY['Centre-ville', 'وسط البلد']),
  ('LB', 'Jounieh', 'Kaslik', ARRAY['الكسليك']);

-- The cities, and districts of cities, that have published venues. The triggers below derive them from
-- `venues`, and nothing else writes them.
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

-- Writes the areas of some cities anew. One call at a time, because each counts the venues of a city.
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

-- Writes the areas anew that a statement on `venues` concerns.
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

-- Once for each statement, not for each row: a town of 5,000 venues is counted once.
CREATE TRIGGER venues_refresh_areas_on_insert AFTER INSERT ON venues
  REFERENCING NEW TABLE AS new_venues FOR EACH STATEMENT EXECUTE FUNCTION refresh_areas_of_venues();
CREATE TRIGGER venues_refresh_areas_on_update AFTER UPDATE ON venues
  REFERENCING OLD TABLE AS old_venues NEW TABLE AS new_venues
  FOR EACH STATEMENT EXECUTE FUNCTION refresh_areas_of_venues();
CREATE TRIGGER venues_refresh_areas_on_delete AFTER DELETE ON venues
  REFERENCING OLD TABLE AS old_venues FOR EACH STATEMENT EXECUTE FUNCTION refresh_areas_of_venues();
