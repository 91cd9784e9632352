import { expect, test } from 'vitest';
import { formatVenueAddress } from './format-venue-address.ts';

const place = (address: string, district = 'Mar Mikhael', city = 'Beirut') =>
  formatVenueAddress({ address, district, city });

test('street, district and town appear once each', () => {
  expect(place('47 Armenia Street')).toBe('47 Armenia Street, Mar Mikhael, Beirut');
  expect(place('47 Armenia Street, Mar Mikhael, Beirut')).toBe(
    '47 Armenia Street, Mar Mikhael, Beirut',
  );
  expect(place('Mar Mikhael')).toBe('Mar Mikhael, Beirut');
  expect(place('5 Spears Street, beirut', 'Sanayeh')).toBe('5 Spears Street, beirut, Sanayeh');
});

test('accents and case are ignored when comparing parts', () => {
  expect(place('Raouche', 'Raouché')).toBe('Raouche, Beirut');
});

test('missing parts leave no commas and no full stops behind', () => {
  expect(place('', 'Raouché')).toBe('Raouché, Beirut');
  expect(place('. , ', 'Raouché')).toBe('Raouché, Beirut');
  expect(place('', '', '')).toBe('');
});
