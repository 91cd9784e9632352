import { expect, test } from 'vitest';
import { directionsLink } from './directions-link.ts';

const nafas = { name: 'Nafas & Co', latitude: 33.897, longitude: 35.525 };

test.each([
  ['Mozilla/5.0 (Linux; Android 15)', 'geo:33.897,35.525?q=33.897,35.525(Nafas%20%26%20Co)'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19)', 'https://maps.apple.com/?daddr=33.897,35.525'],
  [
    'Mozilla/5.0 (X11; Linux x86_64)',
    'https://www.openstreetmap.org/directions?to=33.897%2C35.525',
  ],
])('%s opens its own map application', (userAgent, link) =>
  expect(directionsLink(nafas, userAgent)).toBe(link),
);
