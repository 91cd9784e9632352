import { demoNotifications } from '@pulse/demo-data/notifications';
import { type EpochMs, HOUR, MINUTE } from '@pulse/domain';
import type { Tx } from '../../platform/database/transaction.ts';
import {
  DEMO_MEMBER_ZONE,
  type DemoMemberBookings,
} from '../bookings/draft-demo-member-bookings.ts';
import { demoId } from '../generate/demo-id.ts';
import { wakingTime } from '../generate/waking-time.ts';
import { draftMemberNotifications } from './draft-member-notifications.ts';
import { insertRows, toIsoText } from './insert-rows.ts';

const DEMO_MEMBER = 'member@pulse.test';

/** Inserts the notifications of the demo accounts. */
export async function seedNotifications(
  tx: Tx,
  demoMemberBookings: DemoMemberBookings,
  renewedAt: EpochMs,
  now: EpochMs,
): Promise<void> {
  const others = demoNotifications.map(({ hoursAgo, read, ...notification }) => {
    const at = wakingTime(now - hoursAgo * HOUR, DEMO_MEMBER_ZONE);
    return { ...notification, at, readAt: read ? at + 30 * MINUTE : null };
  });
  const hers = draftMemberNotifications(demoMemberBookings, renewedAt, now).map((notification) => ({
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
}
