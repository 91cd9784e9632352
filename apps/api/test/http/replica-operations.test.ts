import { mayReadReplica, OPERATIONS } from '@pulse/contract';
import { expect, test } from 'vitest';

/** What decides, or what the member or the desk acts on at once: never some seconds old. */
const NEVER = {
  tags: ['payments', 'checkins', 'notifications', 'statements', 'recommendations'],
  operations: [
    ...['getSessionUser', 'getProfile', 'getUser', 'listSessions', 'listPasskeys', 'listStaff'],
    ...['getSecondFactor', 'getOrganisation', 'downloadMyData', 'exportAuditLog'],
    ...['getEligibility', 'getCancelQuote', 'getClassSeries', 'getBooking', 'countBookings'],
    ...['getBookingLink', 'listBookingGuests', 'listBookingActivity', 'getBookingCalendar'],
    ...['getMembership', 'listVisits', 'listPayments', 'previewCancellation', 'previewPause'],
    ...['getClassSession', 'getPartnerClassSession', 'listPartnerClassSessions'],
    ...['listVisitsToRate', 'getOwnReview', 'getPartnerApplication'],
  ],
};
const readingReplicas = OPERATIONS.filter(({ readsReplica }) => readsReplica);

test('only reads may be answered by a replica, and none of what decides about places or money', () => {
  const known = new Set(OPERATIONS.map(({ id }) => id));
  expect(NEVER.operations.filter((id) => !known.has(id))).toEqual([]);
  const forbidden = readingReplicas.filter(
    ({ id, tag, method, responseType, shows }) =>
      method !== 'GET' ||
      responseType === 'text/event-stream' ||
      shows?.includes('moment') ||
      NEVER.tags.includes(tag) ||
      NEVER.operations.includes(id),
  );
  expect(forbidden.map(({ id }) => id)).toEqual([]);
  expect(readingReplicas.length).toBeGreaterThan(25);
});

test('of the own bookings only those that are over may be read there', () => {
  const [list] = OPERATIONS.filter(({ id }) => id === 'listBookings');
  if (!list) throw new Error('There is no list of bookings');
  const views = ['upcoming', 'waitlisted', 'past', 'cancelled'];
  expect(views.filter((view) => mayReadReplica(list, { view }))).toEqual(['past', 'cancelled']);
  expect(mayReadReplica(list, {})).toBe(false);
});
