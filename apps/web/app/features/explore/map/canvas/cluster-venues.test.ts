import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clusterVenues, type MapVenue, type VenueCluster } from './cluster-venues.ts';
import { toPixel } from './map-pixels.ts';
import { type Box, overlap } from './marker-boxes.ts';
import { markerSize } from './marker-size.ts';

/** A venue some metres east of a point in Hamra. */
function venue(id: string, metresEast: number, state: MapVenue['state'] = 'next'): MapVenue {
  return { id, lat: 33.8966, lng: 35.4828 + metresEast / 92_300, label: '18:30', state };
}

const hour = 3_600_000;
const starting = (one: MapVenue, hours: number): MapVenue => ({ ...one, startsAt: hours * hour });

const street = [venue('a', 0), venue('b', 60), venue('c', 120), venue('d', 2500)];
const sizes = (groups: ReturnType<typeof clusterVenues>) =>
  groups.map((group) => group.venues.length).sort();

test('venues that would overlap become a cluster, others stay single', () => {
  expect(sizes(clusterVenues(street, 12, null))).toEqual([1, 3]);
});

test('a cluster stands at one of its venues, not in the sea between them', () => {
  // Along the bay of Jounieh, whose middle is water.
  const bay: MapVenue[] = [
    ...[34.005, 33.995, 33.985].map((lat) => ({ lat, lng: 35.64 })),
    ...[33.975, 33.965].map((lat) => ({ lat, lng: 35.6 })),
  ].map((place, index) => ({ ...venue(`${index}`, 0), ...place }));
  const [cluster] = clusterVenues(bay, 8, null);
  expect(cluster?.venues).toHaveLength(5);
  const distances = bay.map(({ lat, lng }) =>
    Math.hypot(lat - (cluster?.lat ?? 0), lng - (cluster?.lng ?? 0)),
  );
  expect(Math.min(...distances)).toBeLessThan(1e-6);
});

test('a cluster that makes room for a pin is moved inland, where other venues are', () => {
  const coast = [starting(venue('pin', 0), 1), venue('a', 10), venue('b', 20), venue('c', 30)];
  for (const metres of [60_000, -60_000]) {
    const inland = venue('inland', metres);
    const groups = clusterVenues([...coast, inland], 8.5, null);
    const cluster = groups.find(({ venues }) => venues.length === 3);
    expect(Math.sign((cluster?.lng ?? 0) - 35.4828)).toBe(Math.sign(metres));
  }
});

test('a cluster without room at its venues joins the nearest one, rather than standing in the sea', () => {
  const pin = starting(venue('pin', 0), 1);
  const coast = [venue('a', 10), venue('b', 20)];
  const town = [venue('c', 7_000), venue('d', 7_010), venue('e', 7_020)];
  const groups = clusterVenues([pin, ...coast, ...town], 10, null);
  expect(sizes(groups)).toEqual([1, 5]);
  const cluster = groups.find(({ venues }) => venues.length === 5);
  const isAtVenue = town.some(({ lng }) => Math.abs(lng - (cluster?.lng ?? 0)) < 1e-6);
  expect(isAtVenue).toBe(true);
});

test('no venue is lost or shown twice at any zoom', () => {
  for (let zoom = 1; zoom <= 14; zoom += 0.5) {
    const shown = clusterVenues(street, zoom, 'b').flatMap((group) => group.venues);
    expect(shown.map((one) => one.id).sort()).toEqual(['a', 'b', 'c', 'd']);
  }
});

test('the selected and the booked venue are never part of a cluster', () => {
  const venues = [venue('a', 0), venue('b', 10, 'booked'), venue('c', 20), venue('d', 30)];
  const groups = clusterVenues(venues, 10, 'c');
  expect(sizes(groups)).toEqual([1, 1, 2]);
});

test('the clusters do not change between two zoom steps', () => {
  expect(clusterVenues(street, 11.4, null)).toEqual(clusterVenues(street, 11, null));
});

test('at the highest zoom venues whose pins would overlap stay clustered, others do not', () => {
  const venues = [venue('a', 0), venue('b', 60), venue('c', 600), venue('d', 1200)];
  expect(sizes(clusterVenues(venues, 14, null))).toEqual([1, 1, 2]);
});

test('the selected venue is exactly at its place, and selecting a pin moves no other', () => {
  const venues = [venue('a', 0), venue('b', 600), venue('c', 1200)];
  const before = clusterVenues(venues, 14, null);
  const after = clusterVenues(venues, 14, 'b');
  const placeOf = (groups: VenueCluster[], id: string) => {
    const { lat, lng } = groups.find(({ key }) => key === id) ?? { lat: 0, lng: 0 };
    return { lat, lng };
  };
  for (const id of ['a', 'b', 'c']) expect(placeOf(after, id)).toEqual(placeOf(before, id));
});

test('of neighbours the one with the soonest class is a pin, the others are clustered beside it', () => {
  const venues = [
    starting(venue('a', 0), 3),
    starting(venue('b', 60), 1),
    starting(venue('c', 120), 2),
    starting(venue('d', 180), 4),
  ];
  const groups = clusterVenues(venues, 8, null);
  expect(groups.map((group) => group.venues.map(({ id }) => id))).toEqual([['b'], ['a', 'c', 'd']]);
  expect(groups[0]).toMatchObject({ lat: venues[1]?.lat, lng: venues[1]?.lng });
});

test('towns far from each other each have the pin of their soonest class', () => {
  const town = (name: string, metresEast: number) => [
    starting(venue(`${name}1`, metresEast), 5),
    starting(venue(`${name}2`, metresEast + 50), 2),
    starting(venue(`${name}3`, metresEast + 90), 9),
  ];
  const groups = clusterVenues([...town('x', 0), ...town('y', 90_000)], 8, null);
  const pins = groups.filter((group) => group.venues.length === 1);
  expect(pins.map(({ key }) => key).sort()).toEqual(['x2', 'y2']);
});

test('which venue is selected does not change which classes are the soonest', () => {
  const venues = [
    starting(venue('a', 0), 3),
    starting(venue('b', 60), 1),
    venue('c', 90_000),
    starting(venue('d', 180), 4),
  ];
  const keysOf = (selected: string | null) =>
    clusterVenues(venues, 8, selected).map(({ key }) => key);
  expect(keysOf('b')).toEqual(keysOf(null));
  expect(keysOf('a')).toEqual(expect.arrayContaining(['a', 'b']));
});

const boxAt = (zoom: number, cluster: VenueCluster): Box => ({
  ...toPixel(cluster, zoom),
  ...markerSize(cluster.venues),
});

test('no marker overlaps another one at any zoom, whatever is selected or booked', () => {
  const states = fc.constantFrom<MapVenue['state']>(
    'next',
    'next',
    'next',
    'booked',
    'full',
    'past',
  );
  const starts = fc.option(fc.integer({ min: 0, max: 20 }));
  // Within a few hundred metres, a town, or a country.
  const spread = fc.constantFrom(0.003, 0.05, 1.5);
  const offset = fc.double({ min: -1, max: 1, noNaN: true });
  const places = fc.array(fc.tuple(offset, offset, states, starts), {
    minLength: 1,
    maxLength: 60,
  });
  fc.assert(
    fc.property(spread, places, fc.integer({ min: 8, max: 56 }), (degrees, all, quarterZoom) => {
      const zoom = quarterZoom / 4;
      const venues = all.map(([north, east, state, startsAt], index) => ({
        id: `${index}`,
        lat: 33.9 + north * degrees,
        lng: 35.5 + east * degrees,
        label: '18:30',
        state,
        startsAt,
      }));
      const clusters = clusterVenues(venues, zoom, '0');
      expect(clusters.flatMap((cluster) => cluster.venues)).toHaveLength(venues.length);
      const boxes = clusters.map((cluster) => boxAt(zoom, cluster));
      boxes.forEach((box, index) => {
        // A hundredth of a pixel is rounding.
        const tight = { ...box, width: box.width - 0.01, height: box.height - 0.01 };
        expect(boxes.slice(index + 1).filter((other) => overlap(tight, other))).toEqual([]);
      });
    }),
  );
});
