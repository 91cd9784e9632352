import { expect, test } from 'vitest';
import { classPagePath, classSessionOfPath } from './class-page-path.ts';

const sessionId = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

test('the path of a class opens its sheet on its day of the venue’s page', () => {
  const path = classPagePath({ venueId: 'v1', localDate: '2026-11-30', sessionId });
  expect(path).toBe(`/app/venue/v1?date=2026-11-30&session=${sessionId}`);
  expect(classSessionOfPath(path)).toBe(sessionId);
});

test.each([
  [`/app/subscription-success?session=${sessionId}`, sessionId],
  [`/app/membership?session=${sessionId}#plans`, sessionId],
  ['/app/bookings', null],
  ['/app/venue/v1?date=2026-11-30', null],
  ['/app/venue/v1?session=https://elsewhere.test', null],
])('the class of %s is %s', (path, expected) => {
  expect(classSessionOfPath(path)).toBe(expected);
});
