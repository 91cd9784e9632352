import { cityName } from '@pulse/domain';

const kilometresPerDegree = 111.2;

/** Countries with labels of smaller towns: those with venues and their neighbours. */
const closeCountries = new Set([
  'LB',
  'FR',
  'BE',
  'LU',
  'CH',
  'DE',
  'AT',
  'MA',
  'TN',
  'SY',
  'CY',
  'NL',
]);

function kilometresBetween(a, b) {
  const stretch = Math.cos((a.latitude * Math.PI) / 180);
  return (
    Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * stretch) * kilometresPerDegree
  );
}

/** Returns the lowest zoom at which a town of this population is labelled. */
function zoomOfPopulation(population) {
  const steps = [
    [4e6, 2.5],
    [1.5e6, 3.5],
    [7e5, 4.5],
    [4e5, 5.2],
    [2.5e5, 6],
    [1e5, 7],
    [4e4, 8],
    [0, 9.5],
  ];
  return steps.find(([people]) => population >= people)[1];
}

const point = (place, properties) => ({
  type: 'Feature',
  properties,
  geometry: {
    type: 'Point',
    coordinates: [Math.round(place.longitude * 1e4) / 1e4, Math.round(place.latitude * 1e4) / 1e4],
  },
});

/** The zoom from which the capital of a country is labelled: that at which countries fill the map. */
const capitalZoom = 3;

/** The name of a town, and the other one it has in a language. */
function namesOf(written) {
  const name = cityName(written, 'en');
  const others = ['fr', 'de'].map((language) => [language, cityName(written, language)]);
  return { name, ...Object.fromEntries(others.filter(([, other]) => other !== name)) };
}

/** Whether there is sea within ten kilometres of a town: only such a name may be written on water. */
function isOnCoast({ longitude, latitude }, isLand) {
  const degrees = 10 / kilometresPerDegree;
  const stretch = Math.cos((latitude * Math.PI) / 180);
  return Array.from({ length: 16 }, (_, index) => (index * Math.PI) / 8).some(
    (angle) =>
      !isLand([
        longitude + (degrees * Math.cos(angle)) / stretch,
        latitude + degrees * Math.sin(angle),
      ]),
  );
}

/** Of the towns with venues the one that a town of GeoNames is; a suburb is not its large neighbour. */
function findOwn(towns, geoName) {
  const near = towns.filter(
    (town) => town.country === geoName.country && kilometresBetween(geoName, town) < 5,
  );
  const distance = (town) => kilometresBetween(geoName, town);
  return near.sort((one, other) => distance(one) - distance(other))[0];
}

/**
 * Returns town names as points with `name`, `zoom` (the lowest at which they are shown) and `rank`
 * (smaller is placed first): the towns with venues, then others from GeoNames without city districts.
 * A capital comes before all others.
 */
export function createTownLabels(towns, geoNames, isLand) {
  const known = new Map();
  // The largest first: it is the one whose name the town has.
  for (const geoName of geoNames) {
    const town = findOwn(towns, geoName);
    if (town && !known.has(town)) known.set(town, geoName);
  }
  const label = (place, zoom, isCapital, rank) =>
    point(place, {
      ...namesOf(place.name),
      zoom: isCapital ? Math.min(zoom, capitalZoom) : zoom,
      rank: isCapital ? Math.round(rank) / 100 : rank,
      ...(isCapital && { capital: true }),
      ...(isOnCoast(place, isLand) && { coast: true }),
    });
  const own = towns.map((town) => {
    const geoName = known.get(town);
    const byPeople = zoomOfPopulation(Math.max(geoName?.population ?? 0, 40_000));
    const zoom = Math.min(byPeople, town.venues >= 12 ? 6 : town.venues >= 5 ? 8 : 9);
    return label(town, zoom, geoName?.isCapital ?? false, zoom * 10 - town.venues / 10);
  });
  const others = geoNames
    .filter(
      (one) =>
        one.population >= (closeCountries.has(one.country) ? 40_000 : 250_000) ||
        (one.country === 'LB' && one.population > 1500),
    )
    .filter((one) => !towns.some((town) => kilometresBetween(one, town) < 6))
    .map((one) => {
      const zoom = zoomOfPopulation(one.population);
      return label(one, zoom, one.isCapital, zoom * 10 + 5);
    });
  return { type: 'FeatureCollection', features: [...own, ...others] };
}

/** Returns district names as points, for the zooms at which a town fills the map. */
export function createDistrictLabels(towns) {
  return {
    type: 'FeatureCollection',
    features: towns.flatMap((town) =>
      town.districts.map(([name, latitude, longitude], index) =>
        point({ latitude, longitude }, { name, rank: index }),
      ),
    ),
  };
}

/** Returns names of the seas around the towns, in the three languages of the product. */
export function createSeaLabels() {
  const seas = [
    ['Mediterranean Sea', 'Mer Méditerranée', 'Mittelmeer', 33.99, 35.32, 9.5],
    ['Mediterranean Sea', 'Mer Méditerranée', 'Mittelmeer', 33.7, 34.75, 7],
    ['Mediterranean Sea', 'Mer Méditerranée', 'Mittelmeer', 34.2, 32.2, 5],
    ['Mediterranean Sea', 'Mer Méditerranée', 'Mittelmeer', 38.6, 5.4, 3.5],
    ['North Sea', 'Mer du Nord', 'Nordsee', 55.6, 3.6, 3.5],
    ['Atlantic Ocean', 'Océan Atlantique', 'Atlantik', 44, -14, 2.5],
    ['Black Sea', 'Mer Noire', 'Schwarzes Meer', 43.2, 34.5, 3.5],
  ];
  return {
    type: 'FeatureCollection',
    features: seas.map(([en, fr, de, latitude, longitude, zoom]) =>
      point({ latitude, longitude }, { en, fr, de, zoom }),
    ),
  };
}
