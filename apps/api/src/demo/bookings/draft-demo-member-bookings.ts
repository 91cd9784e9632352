import type { EpochMs } from '@pulse/domain';
import type { Random } from '../generate/random.ts';
import { wakingTime } from '../generate/waking-time.ts';
import type { BookingLimits, BookingMember } from './booking-limits.ts';
import {
  type BookingDraft,
  draftBookingCancelledByVenue,
  draftConfirmedBooking,
  draftWaitlistedBooking,
} from './draft-booking.ts';
import type { FillableSession } from './fill-class-session.ts';

const hour = 60 * 60 * 1000;

/**
 * Fifteen visits at seven venues in five weeks: days ago and where. Nine are in her billing month.
 */
const pastVisits: readonly (readonly [daysAgo: number, venueName: string])[] = [
  [34, 'Nafas Studio'],
  [32, 'Jabal Bloc'],
  [29, 'Corniche Boxing Club'],
  [26, 'Nafas Studio'],
  [23, 'Bahr Swim Club'],
  [20, 'Beit el Raqs'],
  [14, 'Nafas Studio'],
  [13, 'Jabal Bloc'],
  [11, 'Corniche Boxing Club'],
  [9, 'Gemmayzeh Pilates Rooms'],
  [8, 'Jabal Bloc'],
  [6, 'Bahr Swim Club'],
  [4, 'Beit el Raqs'],
  [3, 'Nafas Studio'],
  [1, 'Jbeil Runners'],
];

/** The class that she missed; members can appeal for 7 days. */
const MISSED_DAYS_AGO = 4;

/** Where the demo member lives: she books and is written to by day. */
export const DEMO_MEMBER_ZONE = 'Asia/Beirut';

export interface DemoMemberBookings {
  drafts: BookingDraft[];
  nextClass: FillableSession | null;
  waitlistedClass: FillableSession | null;
  cancelledClass: FillableSession | null;
}

/**
 * The demo member's bookings: a past with one missed class, against which she can still appeal, the
 * next class at Nafas Studio, two
 * later ones, a waitlisted one, and a class that the venue cancelled.
 */
export function draftDemoMemberBookings(
  random: Random,
  demoMember: BookingMember,
  sessions: readonly FillableSession[],
  limits: BookingLimits,
  now: EpochMs,
): DemoMemberBookings {
  const drafts: BookingDraft[] = [];
  const book = (session: FillableSession | undefined, isNoShow = false): FillableSession | null => {
    if (!session || !limits.allows(demoMember, session)) return null;
    limits.recordBooking(demoMember, session);
    const draft = draftConfirmedBooking(random, demoMember, session, now, isNoShow);
    drafts.push({ ...draft, createdAt: wakingTime(draft.createdAt, DEMO_MEMBER_ZONE) });
    return session;
  };
  for (const [daysAgo, venueName] of pastVisits) {
    const eveningSessions = sessions.filter(
      (session) =>
        session.venueName === venueName && session.endsAt < now && session.localMinute >= 17 * 60,
    );
    const distance = (session: FillableSession) => Math.abs(session.daysAhead + daysAgo);
    const nearest = Math.min(...eveningSessions.map(distance));
    const candidates = eveningSessions.filter((session) => distance(session) === nearest);
    if (candidates.length > 0) book(random.pick(candidates), daysAgo === MISSED_DAYS_AGO);
  }
  const upcoming = (venueName: string, title: string, afterHours: number) =>
    sessions
      .filter((session) => session.venueName === venueName && session.title === title)
      .filter((session) => session.startsAt > now + afterHours * hour)
      .filter((session) => title !== 'Sea Lanes, coached' || session.localMinute >= 17 * 60)
      .sort((a, b) => a.startsAt - b.startsAt)[0];
  const nextClass = book(upcoming('Nafas Studio', 'Vinyasa Flow', 0.7));
  book(upcoming('Jbeil Runners', 'Old Town 8 km', 30));
  book(upcoming('Beit el Raqs', 'Dabke for Everyone', 60));
  const waitlistedClass = upcoming('Bahr Swim Club', 'Sea Lanes, coached', 20) ?? null;
  if (waitlistedClass) {
    limits.recordWithoutLimits(demoMember, waitlistedClass);
    drafts.push({
      ...draftWaitlistedBooking(random, demoMember, waitlistedClass, now),
      createdAt: wakingTime(now - 26 * hour, DEMO_MEMBER_ZONE),
    });
  }
  const cancelledClass = upcoming('Batroun Surf House', 'Surf School', 26) ?? null;
  if (cancelledClass) {
    limits.recordWithoutLimits(demoMember, cancelledClass);
    const draft = draftBookingCancelledByVenue(
      random,
      demoMember,
      cancelledClass,
      now,
      'High swell.',
    );
    drafts.push({
      ...draft,
      createdAt: wakingTime(draft.createdAt, DEMO_MEMBER_ZONE),
      cancelledAt: wakingTime(now - hour, DEMO_MEMBER_ZONE),
    });
  }
  return { drafts, nextClass, waitlistedClass, cancelledClass };
}
