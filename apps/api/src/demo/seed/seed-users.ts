import { randomBytes } from 'node:crypto';
import { addBillingMonths, billingMonthOf, type EpochMs, nextRenewalStep } from '@pulse/domain';
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
/** The account whose renewal failed two days ago, and how often it was charged since. */
const FAILED_RENEWAL_EMAIL = 'ops@pulse.test';
export const FAILED_RENEWAL_ATTEMPTS = 2;
/** How old the current billing month of these accounts is, in days. */
const daysInMonth = new Map([
  ['member@pulse.test', 15],
  [FAILED_RENEWAL_EMAIL, 2],
]);

/** When a member's first billing month began. */
export function billingAnchorOf(user: DemoUser, now: EpochMs): number {
  const random = createRandom(`anchor ${user.email}`);
  const days = daysInMonth.get(user.email) ?? random.between(2, 27);
  // People join by day, and so renewals are charged by day.
  const joinedAt = wakingTime(now - days * day, user.timeZone);
  return addBillingMonths(joinedAt, -random.between(2, 14));
}

/** When an account's plan was charged last. */
export function lastRenewalOf(
  email: string,
  users: readonly DemoUser[],
  now: EpochMs,
): EpochMs | null {
  const user = users.find((one) => one.email === email);
  return user ? billingMonthOf(billingAnchorOf(user, now), now).startsAt : null;
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
      .map((user) => {
        const anchorAt = billingAnchorOf(user, now);
        const month = billingMonthOf(anchorAt, now);
        const failed = user.email === FAILED_RENEWAL_EMAIL;
        return {
          id: demoId('membership', user.email),
          user_id: user.id,
          plan_code: user.plan,
          billing_interval: 'month',
          status: failed ? 'past_due' : 'active',
          anchored_at: toIsoText(anchorAt),
          period_ends_at: toIsoText(failed ? month.startsAt : month.endsAt),
          retry_at: failed ? toIsoText(nextRenewalStep(month.startsAt, now)) : null,
          renewal_attempts: failed ? FAILED_RENEWAL_ATTEMPTS : 0,
          created_at: toIsoText(anchorAt),
          cancel_at_period_end: false,
        };
      }),
  );
}
