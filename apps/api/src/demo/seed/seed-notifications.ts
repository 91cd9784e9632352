import { demoNotifications } from '@pulse/demo-data/notifications';
import { type EpochMs, HOUR, MINUTE } from '@pulse/domain';
import type { Tx } from '../../platform/database/transaction.ts';
import {
  DEMO_MEMBER_ZONE,
  type DemoMemberBookings,
} from '../bookings/draft-demo-member-bookings.ts';
import { demoId } from '../generate/demo-id.ts';
import { wakingTime } from '../generate/waking-time.ts';
import { draftMemberNotifications, lastRenewalAt } from './draft-member-notifications.ts';
import { insertRows, toIsoText } from './insert-rows.ts';
import { seedReceipts } from './seed-receipts.ts';

const DEMO_MEMBER = 'member@pulse.test';
/** Maya's last payments, in days before the latest one. */
const DAYS_BEFORE_LAST_PAYMENT = [0, 30, 61];

/** Inserts the notifications of the demo accounts, and Maya's payments with receipts. */
export async function seedNotifications(
  tx: Tx,
  demoMemberBookings: DemoMemberBookings,
  now: EpochMs,
): Promise<void> {
  const others = demoNotifications.map(({ hoursAgo, read, ...notification }) => {
    const at = wakingTime(now - hoursAgo * HOUR, DEMO_MEMBER_ZONE);
    return { ...notification, at, readAt: read ? at + 30 * MINUTE : null };
  });
  const hers = draftMemberNotifications(demoMemberBookings, now).map((notification) => ({
    account: DEMO_MEMBER,
    ...notification,
  }));
  await insertRows(
    tx,
    'notifications',
    [...hers, ...others].map(({ account, at, readAt, ...notification }, index) => ({
      id: demoId('notification', `${index}`),
      user_id: demoId('person', account),
      ...notification,
      event_key: `demo ${index}`,
      read_at: toIsoText(readAt),
      created_at: toIsoText(at),
    })),
  );
  const renewedAt = lastRenewalAt(now);
  await insertRows(
    tx,
    'payments',
    DAYS_BEFORE_LAST_PAYMENT.map((days) => {
      const paidAt = renewedAt - days * 24 * HOUR;
      return {
        id: demoId('payment', `maya ${days}`),
        user_id: demoId('person', DEMO_MEMBER),
        provider: 'demo',
        purpose: 'membership',
        amount_minor: 6900,
        currency: 'USD',
        status: 'paid',
        plan_code: 'plus',
        billing_interval: 'month',
        title: 'Pulse Plus',
        return_path: '/app/membership',
        expires_at: toIsoText(paidAt + HOUR),
        created_at: toIsoText(paidAt),
        settled_at: toIsoText(paidAt),
      };
    }),
  );
  await seedReceipts(tx);
}
