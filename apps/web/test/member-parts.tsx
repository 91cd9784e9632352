import type {
  Booking,
  CancelQuote,
  CheckIn,
  CheckInOptions,
  ClassSeries,
  ClassSessionDetail,
  Eligibility,
  EligibilityRule,
  Membership,
  OpenGymRule,
} from '@pulse/contract/client';
import { DAY, HOUR, MINUTE } from '@pulse/domain';
import { BookingCommitment } from '#features/bookings/book-sheet/panels/booking-commitment.tsx';
import { CancelConfirmation } from '#features/bookings/cancel-sheet/cancel-confirmation.tsx';
import { NextBooking } from '#features/bookings/dashboard/next-booking.tsx';
import { HeldPlace } from '#features/bookings/held-place/held-place.tsx';
import { BookingNote } from '#features/bookings/list/booking-note.tsx';
import { SeriesForm } from '#features/bookings/series/series-form.tsx';
import { SeriesResult } from '#features/bookings/series/series-result.tsx';
import { CheckInConfirmation } from '#features/checkins/check-in/check-in-confirmation.tsx';
import { CheckInRow } from '#features/checkins/check-in/check-in-row.tsx';
import { OpenGym } from '#features/checkins/check-in/open-gym.tsx';
import { AllowanceCard } from '#features/memberships/allowance-card.tsx';
import { active, states, usd } from './membership-states.ts';

/*
 * Parts of a member's pages in a given state: Vinyasa Flow on Tuesday 24 November 2026, from 18:30 to
 * 19:30 in Beirut, with 12 places of which 8 are booked.
 */

export const START = Date.parse('2026-11-24T16:30:00Z');
export const WEEK = 7 * DAY;
const ZONE = 'Asia/Beirut';
export const iso = (at: number) => new Date(at).toISOString();
const nothing = () => undefined;

const venue = {
  id: 'venue',
  name: 'Nafas Studio',
  city: 'Beirut',
  district: 'Mar Mikhael',
  time_zone: ZONE,
  latitude: 33.9,
  longitude: 35.5,
  cover_url: null,
  activities: ['yoga'],
};
const session = {
  id: 'session',
  title: 'Vinyasa Flow',
  activity: 'yoga',
  starts_at: iso(START),
  ends_at: iso(START + HOUR),
  time_zone: ZONE,
  local_date: '2026-11-24',
  local_start: '18:30',
  trainer_name: null,
  venue,
  capacity: 12,
  booked: 8,
  waitlisted: 0,
  free_cancel_until: iso(START - 12 * HOUR),
  grace_minutes: 10,
};
const aBooking = ({ trainer = null, waiting = 0, ...over }: Over = {}) =>
  ({
    id: 'booking',
    status: 'confirmed',
    pending_for: null,
    held_until: null,
    waitlist_position: null,
    waitlist_chance: null,
    paid_by: 'plan',
    drop_in: null,
    session: { ...session, trainer_name: trainer, waitlisted: waiting },
    free_cancel_until: session.free_cancel_until,
    accept_free_until: null,
    confirms_until: null,
    check_in_opens_at: iso(START - 30 * MINUTE),
    check_in_closes_at: iso(START + 15 * MINUTE),
    checked_in_at: null,
    guests: [],
    cancelled_at: null,
    cancelled_by: null,
    cancel_reason: null,
    late_cancelled: false,
    visit_returned: false,
    ...over,
  }) as unknown as Booking;
type Over = { trainer?: string | null; waiting?: number } & Partial<
  Omit<Booking, 'session' | 'waitlist_chance'>
> & { waitlist_chance?: object };

/** The states of a booking: checked in at 18:00, waited for, offered, paid once, with a friend. */
export const ARRIVED: Over = { status: 'completed', checked_in_at: iso(START - 30 * MINUTE) };
export const WAITING: Over = { status: 'waitlisted', waitlist_position: 2 };
export const OFFERED: Over = { status: 'pending', pending_for: 'offer' };
export const withGuests = (...names: (string | null)[]): Over => ({
  guests: names.map((name) => ({ name, arrived: name === null })),
});
const price = (state: string, refund_by: string | null = null) => ({
  amount: usd(18),
  state,
  refund_by,
});
export const paidOnce = (state: string, refundBy: string | null = null) =>
  ({ paid_by: 'drop_in', drop_in: price(state, refundBy) }) as Over;

/** The card of the next class, on the dashboard. */
export const card = (over?: Over) => <NextBooking booking={aBooking(over)} />;

/** The card of the plan, on the dashboard. */
export const plan = (state: string | Partial<Membership>) => (
  <AllowanceCard
    membership={typeof state === 'string' ? (states[state] ?? active) : { ...active, ...state }}
    timeZone={ZONE}
  />
);

/** The screen after a check-in at 18:00. */
export const arrival = (over: Over | null = {}, more: Partial<CheckIn> = {}) => (
  <CheckInConfirmation
    checkIn={
      {
        checked_in_at: iso(START - 30 * MINUTE),
        already_checked_in: false,
        venue,
        member: { full_name: 'Nora Haddad' },
        booking: over && aBooking({ ...ARRIVED, ...over }),
        ...more,
      } as unknown as CheckIn
    }
  />
);

/** A booking on the page of check-ins. */
export const checkInRow = (entry: object, over?: Over) => (
  <CheckInRow
    level={2}
    entry={
      {
        booking: aBooking(over),
        day: 'today',
        state: 'open',
        opens_at: iso(START - 30 * MINUTE),
        closes_at: iso(START + 15 * MINUTE),
        checked_in_at: null,
        ...entry,
      } as CheckInOptions['bookings'][number]
    }
  />
);

/** The offer of open gym, with 7 visits left. */
export const gym = (over: Partial<CheckInOptions['open_gym']> = {}) => (
  <OpenGym
    state={{ allowed: true, failed_rule: null, visits_left: 7, plus_visit: false, ...over }}
    timeZone={ZONE}
    isPrimary
    busy={false}
    onCheckIn={nothing}
  />
);
export const refused = (code: OpenGymRule['code'], passesAt: number | null = null, details = {}) =>
  gym({
    allowed: false,
    failed_rule: {
      code,
      passed: false,
      details,
      passes_at: passesAt && iso(passesAt),
    } as unknown as OpenGymRule,
  });

/** The note below a booking in the list. */
export const note = (over?: Over) => <BookingNote booking={aBooking(over)} />;

/** The sheet that asks before cancelling; free until 06:30 unless the quote says otherwise. */
export const cancelSheet = (over: Over, quote: object = {}, membership = active) => (
  <CancelConfirmation
    booking={aBooking(over)}
    quote={
      {
        allowed: true,
        reason: 'within_free_period',
        cost: 'free',
        free_until: session.free_cancel_until,
        returned_if_taken: false,
        guests: 0,
        drop_in: null,
        ...quote,
      } as CancelQuote
    }
    membership={membership}
    onQuoteChanged={nothing}
    onClose={nothing}
  />
);
export const LATE = { reason: 'late', cost: 'uses_visit' };

/** The foot of the book sheet; `left` visits of the plan after booking. */
export const bookFoot = (
  uses: Partial<Eligibility['uses']> | null,
  over: Partial<ClassSessionDetail> = {},
) => (
  <BookingCommitment
    session={{ ...session, ...over } as unknown as ClassSessionDetail}
    {...(uses && { uses: { visit: true, plus_visit: false, visits_left_after: 3, ...uses } })}
  />
);

/** A place that is held until 17:30. */
export const heldPlace = (over: Over) => (
  <HeldPlace
    booking={aBooking({ ...OFFERED, ...over })}
    heldUntil={iso(START - HOUR)}
    onDecline={nothing}
  />
);

/** A date of the series, some weeks after the first. */
export const date = (week: number, over: object = {}) => ({
  class_session_id: String(week),
  starts_at: iso(START + week * WEEK),
  ends_at: iso(START + week * WEEK + HOUR),
  time_zone: ZONE,
  local_start: '18:30',
  own_status: null,
  allowed: true,
  reasons: [],
  waitlist_position: null,
  ...over,
});
export const notNow = (code: string, details = {}, more: object = {}) => ({
  allowed: false,
  reasons: [{ code, passed: false, details, passes_at: null, ...more } as EligibilityRule],
});
const seriesOf = (items: object[]) =>
  ({
    title: session.title,
    venue,
    free_cancel_hours: 12,
    grace_minutes: 10,
    items,
  }) as unknown as ClassSeries;
export const series = (...items: object[]) => <SeriesForm series={seriesOf(items)} />;
export const seriesResult = (...results: ('confirmed' | 'waitlisted' | 'class_full' | null)[]) => (
  <SeriesResult
    series={seriesOf(results.map((_, week) => date(week)))}
    results={results.map((result, week) => ({
      class_session_id: String(week),
      booking_id: null,
      status: result === 'class_full' ? null : result,
      refused: result === 'class_full' ? result : null,
      detail: result === 'class_full' ? 'It is full.' : null,
    }))}
  />
);
