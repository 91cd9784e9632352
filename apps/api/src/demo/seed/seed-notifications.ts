import type { EpochMs } from '@pulse/domain';
import type { Tx } from '../../platform/database/transaction.ts';
import type { DemoMemberBookings } from '../bookings/draft-demo-member-bookings.ts';
import { demoId } from '../generate/demo-id.ts';
import { insertRows, toIsoText } from './insert-rows.ts';
import { ANSWERED_FEEDBACK_ID } from './seed-feedback.ts';

const hour = 60 * 60 * 1000;

type SeededNotification = readonly [
  account: string,
  type: string,
  title: string,
  message: string,
  link: string | null,
  hoursAgo: number,
  read: boolean,
];

function seededNotifications(demoMemberBookings: DemoMemberBookings): SeededNotification[] {
  const demoMember = 'member@pulse.test';
  const bookingOf = (session: { id: string }) =>
    `/app/bookings#booking-${demoId('booking', `${demoId('person', demoMember)} ${session.id}`)}`;
  return [
    ...(demoMemberBookings.nextClass
      ? [
          [
            demoMember,
            'booking_confirmation',
            'You are booked',
            'Vinyasa Flow at Nafas Studio. Your place is confirmed.',
            bookingOf(demoMemberBookings.nextClass),
            20,
            false,
          ] as const,
        ]
      : []),
    ...(demoMemberBookings.cancelledClass
      ? [
          [
            demoMember,
            'class_cancelled',
            'Surf School is cancelled',
            'Batroun Surf House: High swell. Your visit is back.',
            bookingOf(demoMemberBookings.cancelledClass),
            1,
            false,
          ] as const,
        ]
      : []),
    ...(demoMemberBookings.waitlistedClass
      ? [
          [
            demoMember,
            'other',
            'You are in line',
            'Sea Lanes, coached at Bahr Swim Club: you are 2nd in line.',
            bookingOf(demoMemberBookings.waitlistedClass),
            26,
            true,
          ] as const,
        ]
      : []),
    [
      demoMember,
      'other',
      'We answered your feedback',
      'Thank you, Maya. The club has changed the locks since; no coin needed any more.',
      `/app/feedback#feedback-${ANSWERED_FEEDBACK_ID}`,
      9 * 24,
      true,
    ],
    [
      demoMember,
      'payment_success',
      'Payment received',
      'Plus, one month: USD 69.00. Thank you.',
      '/app/membership',
      15 * 24,
      true,
    ],
    [
      demoMember,
      'system_update',
      'Your digital ID works offline',
      'Open it once with a connection; after that it needs none.',
      '/app/digital-id',
      30 * 24,
      true,
    ],
    [
      'partner@pulse.test',
      'system_update',
      'Your week at a glance',
      'Nafas Studio had its fullest week of the month.',
      '/app/checkin-dashboard',
      10,
      false,
    ],
    [
      'partner@pulse.test',
      'other',
      'A full evening',
      'Power Flow is full today, with a line of five.',
      '/app/partner/dashboard',
      3,
      false,
    ],
    [
      'staff@pulse.test',
      'other',
      'Full classes today',
      'Power Flow and Ashtanga are full. Late arrivals free a place 15 minutes in.',
      '/app/checkin-dashboard',
      4,
      false,
    ],
    [
      'manager@pulse.test',
      'system_update',
      'Closure planned',
      'Nafas Batroun is closed on one day next week: terrace repairs.',
      '/app/checkin-dashboard',
      30,
      false,
    ],
    [
      'ops@pulse.test',
      'other',
      'Feedback waits for an answer',
      'Members have told you things that nobody has answered yet.',
      '/app/feedback?view=received',
      2,
      false,
    ],
    [
      'ops@pulse.test',
      'system_update',
      'Three applications wait',
      'The oldest has been waiting for four days.',
      '/app/admin/partner-applications',
      5,
      false,
    ],
    [
      'admin@pulse.test',
      'system_update',
      'Three applications wait',
      'The oldest has been waiting for four days.',
      '/app/admin/partner-applications',
      5,
      false,
    ],
    [
      'admin@pulse.test',
      'other',
      'Prices are not published',
      'The pricing page says "Coming soon..." until you publish them.',
      null,
      50,
      true,
    ],
  ];
}

/** Inserts the notifications of the demo accounts, and Maya's payments. */
export async function seedNotifications(
  tx: Tx,
  demoMemberBookings: DemoMemberBookings,
  now: EpochMs,
): Promise<void> {
  const ago = (hours: number) => toIsoText(now - hours * hour);
  await insertRows(
    tx,
    'notifications',
    seededNotifications(demoMemberBookings).map(
      ([account, type, title, message, link, hoursAgo, read], index) => ({
        id: demoId('notification', `${index}`),
        user_id: demoId('person', account),
        type,
        title,
        message,
        link,
        event_key: `demo ${index}`,
        read_at: read ? ago(hoursAgo - 0.5) : null,
        created_at: ago(hoursAgo),
      }),
    ),
  );
  const demoMemberId = demoId('person', 'member@pulse.test');
  await insertRows(
    tx,
    'payments',
    [15, 45, 76].map((days) => ({
      id: demoId('payment', `maya ${days}`),
      user_id: demoMemberId,
      provider: 'demo',
      purpose: 'membership',
      amount_minor: 6900,
      currency: 'USD',
      status: 'paid',
      plan_code: 'plus',
      billing_interval: 'month',
      return_path: '/app/membership',
      expires_at: ago(days * 24 - 1),
      created_at: ago(days * 24),
      settled_at: ago(days * 24),
    })),
  );
}
