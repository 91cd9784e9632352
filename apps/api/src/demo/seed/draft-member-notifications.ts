import { type EpochMs, HOUR, MINUTE, remindersFor } from '@pulse/domain';
import {
  DEMO_MEMBER_ZONE,
  type DemoMemberBookings,
} from '../bookings/draft-demo-member-bookings.ts';
import type { FillableSession } from '../bookings/fill-class-session.ts';
import { demoId } from '../generate/demo-id.ts';
import { ANSWERED_FEEDBACK_ID, ANSWERED_HOURS_AGO, feedbackTime } from './seed-feedback.ts';

const DEMO_MEMBER = 'member@pulse.test';

/** A notification of the demo member, dated when what it reports happened. */
export interface MemberNotification {
  type: string;
  title: string;
  message: string;
  link: string;
  at: EpochMs;
  readAt: EpochMs | null;
}

/**
 * The demo member's notifications, each at the time of what it reports: a confirmation when she
 * booked, the reminder a day before outside her quiet hours, and the payment at `renewedAt`. What
 * she did herself is read.
 */
export function draftMemberNotifications(
  bookings: DemoMemberBookings,
  renewedAt: EpochMs,
  now: EpochMs,
): MemberNotification[] {
  const { nextClass, waitlistedClass, cancelledClass } = bookings;
  const readSoon = (at: EpochMs) => Math.min(at + 30 * MINUTE, now);
  const feedbackAnsweredAt = feedbackTime(ANSWERED_HOURS_AGO, now);
  return [
    ...(nextClass ? aboutNextClass(bookings, nextClass, now) : []),
    ...aboutBooking(bookings, cancelledClass, ({ cancelledAt, createdAt }) => ({
      type: 'class_cancelled',
      title: 'Class cancelled: Surf School',
      message:
        'Batroun Surf House cancelled the class. Reason: High swell. This does not use a visit.',
      at: cancelledAt ?? createdAt,
      readAt: null,
    })),
    ...aboutBooking(bookings, waitlistedClass, ({ createdAt }) => ({
      type: 'other',
      title: 'On the waitlist: Sea Lanes, coached',
      message:
        'You are number 2 on the waitlist at Bahr Swim Club. We will tell you as soon as a place opens up.',
      at: createdAt,
      readAt: createdAt,
    })),
    {
      type: 'other',
      title: 'We answered your feedback',
      message: 'Thank you, Maya. The club has changed the locks since; no coin needed any more.',
      link: `/app/feedback#feedback-${ANSWERED_FEEDBACK_ID}`,
      at: feedbackAnsweredAt,
      readAt: readSoon(feedbackAnsweredAt),
    },
    {
      type: 'payment_success',
      title: 'Payment received: USD 69',
      message: 'Thank you. Your Plus membership (monthly) is paid.',
      link: '/app/membership',
      at: renewedAt,
      readAt: readSoon(renewedAt),
    },
  ];
}

/** The confirmation of the next class, and its reminder when that was due. */
function aboutNextClass(
  bookings: DemoMemberBookings,
  nextClass: FillableSession,
  now: EpochMs,
): MemberNotification[] {
  return aboutBooking(bookings, nextClass, ({ createdAt }) => ({
    type: 'booking_confirmation',
    title: 'Booked: Vinyasa Flow',
    message: 'Vinyasa Flow at Nafas Studio. Your place is confirmed.',
    at: createdAt,
    readAt: createdAt,
  })).flatMap((confirmation) => {
    // A reminder due within the last hour is sent by the running product.
    const sent = remindersFor(nextClass.startsAt, DEMO_MEMBER_ZONE, confirmation.at)
      .filter(({ dueAt }) => dueAt <= now - HOUR)
      .map(({ hours_before, dueAt }) => ({
        ...confirmation,
        type: 'class_reminder',
        title: `In ${hours_before} hours: Vinyasa Flow`,
        message: 'Vinyasa Flow at Nafas Studio.',
        at: dueAt,
        readAt: null,
      }));
    return [confirmation, ...sent];
  });
}

function aboutBooking(
  { drafts }: DemoMemberBookings,
  session: FillableSession | null,
  describe: (booking: DemoMemberBookings['drafts'][number]) => Omit<MemberNotification, 'link'>,
): MemberNotification[] {
  const booking = drafts.find((draft) => draft.session.id === session?.id);
  if (!booking) return [];
  const bookingId = demoId('booking', `${demoId('person', DEMO_MEMBER)} ${booking.session.id}`);
  return [{ ...describe(booking), link: `/app/bookings#booking-${bookingId}` }];
}
