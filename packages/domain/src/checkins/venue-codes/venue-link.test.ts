import { expect, test } from 'vitest';
import { signVenueLink, verifyVenueLink } from './venue-link.ts';

const secret = new TextEncoder().encode('the key of this installation');
const venue = '5f0c6a0e-2d1b-4b7e-9a53-0d8f3f1d2c11';

test('a venue’s link is valid for the key version that signed it', async () => {
  const signature = await signVenueLink(secret, venue, 1);
  expect(signature).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(await verifyVenueLink([secret], venue, 1, signature)).toBe(true);
});

test('rotating the key invalidates old links', async () => {
  const signature = await signVenueLink(secret, venue, 1);
  expect(await verifyVenueLink([secret], venue, 2, signature)).toBe(false);
});

test('a link of another venue, another key or with a character more or less is refused', async () => {
  const signature = await signVenueLink(secret, venue, 1);
  expect(await verifyVenueLink([secret], venue.replace('5', '6'), 1, signature)).toBe(false);
  const other = new TextEncoder().encode('another key');
  expect(await verifyVenueLink([other], venue, 1, signature)).toBe(false);
  expect(await verifyVenueLink([secret], venue, 1, `${signature}A`)).toBe(false);
  expect(await verifyVenueLink([secret], venue, 1, signature.slice(1))).toBe(false);
});
