/** Degrees around a town with venues in which coast and borders are not simplified. */
const detailRadius = 0.45;

/** The region of the demo data: Europe, the Maghreb and the Levant. */
const detailedRegion = { west: -19, south: 12, east: 40, north: 60 };

/**
 * Returns the level of detail of each point of the map. `isNear(point)` is true around a town with
 * venues; `tolerance(point)` of the simplification is in degrees: none there, about 800 m in the
 * region of the demo data, about 5 km elsewhere.
 */
export function detailAround(towns) {
  const isNear = ([longitude, latitude]) =>
    towns.some(
      (town) =>
        Math.abs(town.latitude - latitude) < detailRadius &&
        Math.abs(town.longitude - longitude) < detailRadius * 1.2,
    );
  const isInRegion = ([longitude, latitude]) =>
    longitude > detailedRegion.west &&
    longitude < detailedRegion.east &&
    latitude > detailedRegion.south &&
    latitude < detailedRegion.north;
  const tolerance = (point) => (isNear(point) ? 1e-6 : isInRegion(point) ? 0.009 : 0.045);
  return { isNear, tolerance };
}

/** Returns a function that rounds coordinates to 4 decimals (11 m) near a town, else to 2 or 3. */
export function rounder({ isNear, tolerance }) {
  return (point) => {
    const decimals = isNear(point) ? 4 : tolerance(point) < 0.02 ? 3 : 2;
    const scale = 10 ** decimals;
    return [Math.round(point[0] * scale) / scale, Math.round(point[1] * scale) / scale];
  };
}
