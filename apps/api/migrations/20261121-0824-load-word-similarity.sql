-- A session that has not used pg_trgm yet does not know its settings, and only a superuser may put
-- an unknown setting on a function, as the next migration does. Using it once loads it.
SELECT similarity('a', 'a');
