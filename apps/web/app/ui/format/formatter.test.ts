import { expect, test } from 'vitest';
import {
  formatDate,
  formatDateRange,
  formatDistance,
  formatMoney,
  formatRelative,
} from './formatter.ts';

const start = '2026-06-04T15:30:00Z';

test.each(['en', 'fr', 'de'] as const)(
  'a start is shown in local time at the venue, in %s',
  (language) => {
    expect(formatDate(language, start, 'time', 'Asia/Beirut')).toBe('18:30');
    expect(formatDate(language, start, 'time', 'Europe/Paris')).toBe('17:30');
  },
);

test('midnight is 00:00, not 24:00', () => {
  expect(formatDate('en', '2026-06-04T21:00:00Z', 'time', 'Asia/Beirut')).toBe('00:00');
});

test('a day is written in the order of the language', () => {
  expect(formatDate('en', start, 'day', 'Asia/Beirut')).toBe('Thursday 4 June');
  expect(formatDate('fr', start, 'day', 'Asia/Beirut')).toBe('jeudi 4 juin');
  expect(formatDate('de', start, 'day', 'Asia/Beirut')).toBe('Donnerstag, 4. Juni');
});

const plain = (text: string) => text.replace(/\s/g, ' ');

test('money shows cents only where there are some', () => {
  expect(plain(formatMoney('en', { amount_minor: 1400, currency: 'USD' }))).toBe('USD 14');
  expect(plain(formatMoney('en', { amount_minor: 1450, currency: 'USD' }))).toBe('USD 14.50');
  expect(plain(formatMoney('de', { amount_minor: 109_000, currency: 'USD' }))).toBe('1.090 USD');
  expect(plain(formatMoney('en', { amount_minor: 500, currency: 'JPY' }))).toBe('JPY 500');
  expect(plain(formatMoney('en', { amount_minor: 450_050, currency: 'LBP' }))).toBe('LBP 4,500.50');
});

test.each([
  [4, '10 m'],
  [654, '650 m'],
  [949, '950 m'],
  [1090, '1.1 km'],
  [34_200, '34 km'],
])('%i metres are formatted as %s', (metres, text) => {
  expect(plain(formatDistance('en', metres))).toBe(text);
});

test('a relative time uses its largest whole unit', () => {
  const now = Date.parse(start);
  expect(formatRelative('en', now + 40 * 60_000, now)).toBe('in 40 minutes');
  expect(formatRelative('en', now - 3 * 3_600_000, now)).toBe('3 hours ago');
  expect(formatRelative('de', now + 2 * 86_400_000, now)).toBe('übermorgen');
});

test('a range of days names a month and a year once', () => {
  expect(formatDateRange('en', '2026-11-23', '2026-11-29')).toMatch(/^23\s?–\s?29 November 2026$/);
  expect(formatDateRange('de', '2026-11-30', '2026-12-06')).toMatch(
    /^30\. November\s–\s6\. Dezember 2026$/,
  );
  expect(formatDateRange('fr', '2026-12-28', '2027-01-03')).toMatch(
    /^28 décembre 2026\s–\s3 janvier 2027$/,
  );
});
