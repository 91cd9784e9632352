import { expect, test } from 'vitest';
import { missingVenueRequirements, VENUE_REQUIREMENTS } from './publish-requirements.ts';

const complete = {
  name: 'Nafas',
  address: 'Rue Gouraud 12',
  city: 'Beirut',
  latitude: 33.89,
  longitude: 35.5,
  description: 'Yoga on the second floor.',
  activities: ['yoga'],
  operating_hours: [{ weekday: 1, opens: '07:00', closes: '22:00' }],
};

test('a complete venue lacks nothing', () => {
  expect(missingVenueRequirements(complete)).toEqual([]);
});

test('an empty draft lists everything it lacks, in the order of the form', () => {
  const empty = {
    name: ' ',
    address: '',
    city: '',
    latitude: 0,
    longitude: 0,
    description: '\n',
    activities: [],
    operating_hours: [],
  };
  expect(missingVenueRequirements(empty)).toEqual([...VENUE_REQUIREMENTS]);
});

test('a place on the equator or on the prime meridian is a place', () => {
  expect(missingVenueRequirements({ ...complete, latitude: 0, longitude: 9.45 })).toEqual([]);
  expect(missingVenueRequirements({ ...complete, latitude: 51.48, longitude: 0 })).toEqual([]);
});
