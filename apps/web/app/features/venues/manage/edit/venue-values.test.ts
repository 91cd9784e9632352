import type { PartnerVenue } from '@pulse/contract/client';
import { expect, test } from 'vitest';
import {
  emptyVenue,
  missingIn,
  readNumber,
  toVenueBody,
  toVenueChange,
  toVenueValues,
} from './venue-values.ts';

const venue: PartnerVenue = {
  id: '00000000-0000-4000-8000-000000000001',
  version: 3,
  status: 'draft',
  name: 'Studio Cèdre',
  address: 'Rue Gouraud 12',
  city: 'Beirut',
  location_description: 'Second floor',
  latitude: 33.8938,
  longitude: 35.5018,
  time_zone: 'Asia/Beirut',
  description: 'Yoga on two floors.',
  website: '',
  important_info: '',
  visit_limit_per_month: 8,
  amenities: ['showers'],
  activities: ['yoga'],
  tier: 'plus',
  open_gym: true,
  operating_hours: [{ weekday: 1, opens: '20:00', closes: '02:00' }],
  booking_policy: { free_cancel_hours: 6 },
  images: [],
  missing: [],
  paid_from: null,
  rates_proposed_from: null,
  updated_at: '2026-11-22T10:00:00Z',
};

test('what is saved and not changed is sent as it was', () => {
  const { id, version, status, images, missing, updated_at, ...rest } = venue;
  const { paid_from, rates_proposed_from, ...fields } = rest;
  expect(toVenueBody(toVenueValues(venue))).toEqual(fields);
});

test('a number may have a comma, and none is not a number', () => {
  expect(readNumber(' 33,8938 ')).toBe(33.8938);
  expect(readNumber('-0.5')).toBe(-0.5);
  expect(readNumber('')).toBeNaN();
  expect(readNumber('north')).toBeNaN();
});

test('an empty limit is none, and an empty figure of the policy is the default', () => {
  const body = toVenueBody({ ...toVenueValues(venue), visit_limit_per_month: ' ' });
  expect(body.visit_limit_per_month).toBeNull();
  expect(body.booking_policy).toEqual({ free_cancel_hours: 6 });
});

test('only typed fields are sent, the position as a whole with the confirmed time zone', () => {
  const position = { latitude: '47,3769', longitude: '8.5417', time_zone: 'Europe/Zurich' };
  const values = { ...toVenueValues(venue), position, name: 'Cèdre' };
  expect(toVenueChange(values, ['name', 'position'])).toEqual({
    name: 'Cèdre',
    latitude: 47.3769,
    longitude: 8.5417,
    time_zone: 'Europe/Zurich',
  });
});

test('an empty form misses everything, a filled one nothing', () => {
  expect(missingIn(emptyVenue)).toEqual([
    'name',
    'address',
    'city',
    'location',
    'description',
    'activities',
    'operating_hours',
  ]);
  expect(missingIn(toVenueValues(venue))).toEqual([]);
});
