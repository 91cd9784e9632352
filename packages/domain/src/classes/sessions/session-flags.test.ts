import { expect, test } from 'vitest';
import { type FlaggedSession, sessionFlags } from './session-flags.ts';

// A Sunday.
const session: FlaggedSession = {
  localDate: '2026-11-22',
  localMinute: 18 * 60,
  minutes: 60,
  trainerBusy: false,
  venueClosed: false,
};
const sundays = [{ weekday: 7, opens: '06:30', closes: '22:00' }];

test('a session within the hours, on an open day, with a free trainer has no flag', () => {
  expect(sessionFlags(session, sundays)).toEqual([]);
});

test('03:32 in a house open from 06:30 is flagged', () => {
  const night = { ...session, localMinute: 3 * 60 + 32 };
  expect(sessionFlags(night, sundays)).toEqual(['outside_opening_hours']);
});

test('a house that has named no hours yet flags none', () => {
  expect(sessionFlags({ ...session, localMinute: 0 }, [])).toEqual([]);
});

test('a trainer twice, another weekday and a closed day are all named', () => {
  const flagged = { ...session, localDate: '2026-11-23', trainerBusy: true, venueClosed: true };
  expect(sessionFlags(flagged, sundays)).toEqual([
    'trainer_double_booked',
    'outside_opening_hours',
    'venue_closed',
  ]);
});
