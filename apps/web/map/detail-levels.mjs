/** How far around a town with venues the coast and borders keep every point, in degrees. */
const detailRadius = 0.45;

/** The part of the world that the demo's members look at: Europe, the Maghreb and the Levant. */
const detailedRegion = { west: -19, south: 12, east: 40, north: 60 };

/**
 * How much detail each place of the map gets. `isNear(point)` is true around a town with venues;
 * `tolerance(point)` is in degrees: all points there, about 800 m in Europe, about 5 km elsewhere.
 */
export function detailAround(towns) {
  const isNear = ([longitude, latitude]) =>
    towns.some(
      (town) =>
        Math.abs(town.latitude - latitude) < detailRadius &&
        Math.abs(town.longitude - longitude) < detailRadius * 1.2,
    );
  const inCloseUp = ([longitude, latitude]) =>
    longitude > detailedRegion.west &&
    longitude < detailedRegion.east &&
    latitude > detailedRegion.south &&
    latitude < detailedRegion.north;
  const tolerance = (point) => (isNear(point) ? 1e-6 : inCloseUp(point) ? 0.009 : 0.045);
  return { isNear, tolerance };
}

/** Coordinates with as many decimals as their place deserves: 4 (11 m) near a town, else 2 or 3. */
export function rounder({ isNear, tolerance }) {
  return (point) => {
    const decimals = isNear(point) ? 4 : tolerance(point) < 0.02 ? 3 : 2;
    const scale = 10 ** decimals;
    return [Math.round(point[0] * scale) / scale, Math.round(point[1] * scale) / scale];
  };
}
