import { expect, test } from 'vitest';
import { guessCountry } from './guess-country.ts';

test.each([
  ['Asia/Beirut', ['de-DE'], 'LB'],
  ['Europe/Zurich', ['fr'], 'CH'],
  ['Etc/UTC', ['fr-CH', 'en'], 'CH'],
  ['Etc/UTC', ['de'], 'DE'],
  ['Etc/UTC', ['en'], 'LB'],
  ['Etc/UTC', ['zh-Hans', 'fr'], 'FR'],
  ['Etc/UTC', [], 'LB'],
])('in %s with the languages %j the country is %s', (timeZone, languages, country) => {
  expect(guessCountry(timeZone, languages)).toBe(country);
});
