-- A search near a point read and sorted every venue in its box. An index of points on a sphere gives
-- the nearest ones first: the straight line between two such points grows with the distance along the
-- ground, everywhere on Earth. The extensions are trusted: the database's owner may create them.
CREATE EXTENSION IF NOT EXISTS cube;
CREATE EXTENSION IF NOT EXISTS btree_gist;

-- A place on a sphere of radius 1.
CREATE FUNCTION sphere_point(latitude double precision, longitude double precision)
  RETURNS cube
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$
    SELECT public.cube(ARRAY[
      cos(radians(latitude)) * cos(radians(longitude)),
      cos(radians(latitude)) * sin(radians(longitude)),
      sin(radians(latitude))])
  $$;

-- Stored, as a page deep in a list passes thousands of venues. A box of a centimetre instead of a
-- point: GiST splits pages by volume, and of points in the order of a street, which have none, it made
-- an index of 65,834 pages for 5,551 venues; of such boxes, 71.
ALTER TABLE venues
  ADD COLUMN sphere_position cube
  GENERATED ALWAYS AS (cube_enlarge(sphere_point(latitude, longitude), 1e-9, 3)) STORED;

CREATE INDEX venues_nearest_idx ON venues
  USING gist (sphere_position) WHERE status = 'published';

-- The map shows at most 2,000 of the venues in a box: the highest ranks first. Ranks are as good as
-- random, and each is a sixth rarer than the one below, so a selection is spread like all venues are
-- and is read without the others.
CREATE FUNCTION map_rank(id uuid) RETURNS smallint
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$
    SELECT floor(-4 / ln(2::double precision)
      * ln((('x' || right(id::text, 7))::bit(28)::integer + 1) / 268435456::double precision)
    )::smallint
  $$;

-- The position is written as an expression, so that only the map reads this index: for any other
-- search in a box that of the positions alone is the better one.
CREATE INDEX venues_map_idx ON venues
  USING gist (map_rank(id), (point(longitude, latitude))) WHERE status = 'published';

-- A quarter of a degree each way: a list by name within a box is merged from those that it touches.
CREATE FUNCTION place_cell(latitude double precision, longitude double precision)
  RETURNS integer
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT (floor((latitude + 90) * 4) * 1440 + floor((longitude + 180) * 4))::integer $$;

CREATE INDEX venues_cell_name_idx ON venues (place_cell(latitude, longitude), name, id)
  WHERE status = 'published';
