import { expect, test } from 'vitest';
import { clusterVenues, type MapVenue } from './cluster-venues.ts';

/** A venue some metres east of a point in Hamra. */
function venue(id: string, metresEast: number, state: MapVenue['state'] = 'next'): MapVenue {
  return { id, lat: 33.8966, lng: 35.4828 + metresEast / 92_300, label: '18:30', state };
}

const street = [venue('a', 0), venue('b', 60), venue('c', 120), venue('d', 2500)];
const sizes = (groups: ReturnType<typeof clusterVenues>) =>
  groups.map((group) => group.venues.length).sort();

test('venues that would overlap become a cluster, others stay single', () => {
  expect(sizes(clusterVenues(street, 12, null))).toEqual([1, 3]);
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
  expect(clusterVenues(street, 11.9, null)).toEqual(clusterVenues(street, 11, null));
});

test('at the highest zoom only venues at the same place stay clustered', () => {
  const venues = [...street, venue('e', 0)];
  expect(sizes(clusterVenues(venues, 14, null))).toEqual([1, 1, 1, 2]);
});
