import { expect, test } from 'vitest';
import { HOUR, MINUTE } from '../../time/instants.ts';
import { type DescribedSession, sessionNotes } from './session-note.ts';

const STARTS_AT = Date.parse('2026-11-21T16:30:00Z');
const codesAt = (minutes: number, change: Partial<DescribedSession> = {}) => {
  const session = {
    cancelled: false,
    startsAt: STARTS_AT,
    endsAt: STARTS_AT + HOUR,
    bookingClosesAt: STARTS_AT - 5 * MINUTE,
    free: 2,
    waitlisted: 0,
    ...change,
  };
  return sessionNotes(session, STARTS_AT + minutes * MINUTE).map(({ code }) => code);
};

// Minutes from the start; 2 places are free unless it says otherwise.
test.each([
  [-120, {}, ['starts', 'check_in_from']],
  [-120, { waitlisted: 3 }, ['starts', 'check_in_from', 'waitlist_first']],
  [-30, {}, ['starts', 'open_to_anyone']],
  [-30, { waitlisted: 3 }, ['starts', 'open_to_anyone', 'on_waitlist']],
  [-20, { free: 0 }, ['starts']],
  [-20, { free: 0, waitlisted: 3 }, ['starts', 'on_waitlist']],
  // A venue may close booking hours before the start: then no member can book, and nothing says so.
  [-20, { bookingClosesAt: STARTS_AT - 2 * HOUR }, ['starts', 'walk_ins_until']],
  [-5, {}, ['starts', 'walk_ins_until']],
  [0, {}, ['running', 'walk_ins_until']],
  [0, { waitlisted: 3 }, ['running', 'walk_ins_until']],
  [0, { free: 0 }, ['running']],
  [15, {}, ['running']],
  [60, {}, ['ended']],
  [-20, { cancelled: true }, ['cancelled']],
])('%i min from the start, %o: %o', (minutes, change, codes) => {
  expect(codesAt(minutes, change)).toEqual(codes);
});
