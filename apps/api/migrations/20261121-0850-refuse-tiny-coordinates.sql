-- PostgreSQL refuses to multiply numbers so small that the result is zero: one venue at 1e-320 would
-- fail every search near it. A billionth of a degree is a tenth of a millimetre.
ALTER TABLE venues
  ADD CHECK (latitude = 0 OR abs(latitude) >= 1e-9),
  ADD CHECK (longitude = 0 OR abs(longitude) >= 1e-9);
