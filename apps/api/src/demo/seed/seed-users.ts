import { randomBytes } from 'node:crypto';
import { addBillingMonths, billingMonthOf, type EpochMs } from '@pulse/domain';
import type { Tx } from '../../platform/database/transaction.ts';
import { demoId } from '../generate/demo-id.ts';
import type { DemoUser } from '../generate/generate-demo-users.ts';
import { createRandom } from '../generate/random.ts';
import { wakingTime } from '../generate/waking-time.ts';
import { insertRows, toIsoText } from './insert-rows.ts';

/** Email preferences with every email switched off. */
const ALL_MAILS_OFF = {
  confirmation: false,
  reminder: false,
  cancellation: false,
  waitlist: false,
  payment: false,
};
const day = 24 * 60 * 60 * 1000;

/** When a member's first billing month began; Maya's current one is 15 days old. */
export function billingAnchorOf(user: DemoUser, now: EpochMs): number {
  const random = createRandom(`anchor ${user.email}`);
  const days = user.email === 'member@pulse.test' ? 15 : random.between(2, 27);
  // People join by day, and so renewals are charged by day.
  const joinedAt = wakingTime(now - days * day, user.timeZone);
  return addBillingMonths(joinedAt, -random.between(2, 14));
}

/**
 * Inserts all users and their memberships. Secrets are generated at every start, so that no visitor can
 * derive another's digital ID from this source.
 */
export async function seedUsers(
  tx: Tx,
  users: readonly DemoUser[],
  nafasId: string,
  passwordHash: string,
  now: EpochMs,
): Promise<void> {
  const since = (user: DemoUser) => toIsoText(billingAnchorOf(user, now) - day);
  await insertRows(
    tx,
    'users',
    users.map((user) => ({
      id: user.id,
      email: user.email,
      full_name: user.fullName,
      role: user.role,
      organisation_id: user.atNafas ? nafasId : null,
      password_hash: user.canSignIn ? passwordHash : null,
      password_set: true,
      email_verified_at: since(user),
      language: user.language,
      time_zone: user.timeZone,
      address: user.address,
      // Background members have no mailbox: without this, their reminders would fill the demo's.
      email_preferences: user.canSignIn ? {} : ALL_MAILS_OFF,
      // In capitals, as real ones are: they need less space in a QR code.
      member_code: demoId('member code', user.email).replaceAll('-', '').slice(0, 12).toUpperCase(),
      digital_id_secret: `\\x${randomBytes(32).toString('hex')}`,
      calendar_token: randomBytes(24).toString('base64url'),
      created_at: since(user),
    })),
  );
  await insertRows(
    tx,
    'memberships',
    users
      .filter((user) => user.plan)
      .map((user) => ({
        id: demoId('membership', user.email),
        user_id: user.id,
        plan_code: user.plan,
        billing_interval: 'month',
        status: 'active',
        anchored_at: toIsoText(billingAnchorOf(user, now)),
        period_ends_at: toIsoText(billingMonthOf(billingAnchorOf(user, now), now).endsAt),
        created_at: toIsoText(billingAnchorOf(user, now)),
        cancel_at_period_end: false,
      })),
  );
}
