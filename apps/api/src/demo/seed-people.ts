import { randomBytes } from 'node:crypto';
import { addBillingMonths, billingMonthOf } from '@pulse/domain';
import type { Tx } from '../platform/database/transaction.ts';
import { demoId } from './demo-id.ts';
import type { DemoPerson } from './generate-demo-people.ts';
import { insertRows, instantText } from './insert-rows.ts';
import { createRandom } from './random.ts';

/** Every kind of mail switched off. */
const noMails = {
  confirmation: false,
  reminder: false,
  cancellation: false,
  waitlist: false,
  payment: false,
};
const day = 24 * 60 * 60 * 1000;

/** When a member's first billing month began, epoch milliseconds; Maya's current one is 15 days old. */
export function anchorOf(person: DemoPerson, now: number): number {
  const random = createRandom(`anchor ${person.email}`);
  const days = person.email === 'member@pulse.test' ? 15 : random.between(2, 27);
  return addBillingMonths(now - days * day, -random.between(2, 14));
}

/**
 * Writes everybody and their memberships. Secrets are fresh at every start, so that nobody can
 * make another's digital ID from this source.
 */
export async function seedPeople(
  tx: Tx,
  people: readonly DemoPerson[],
  nafasId: string,
  passwordHash: string,
  now: number,
): Promise<void> {
  const since = (person: DemoPerson) => instantText(anchorOf(person, now) - day);
  await insertRows(
    tx,
    'users',
    people.map((person) => ({
      id: person.id,
      email: person.email,
      full_name: person.fullName,
      role: person.role,
      organisation_id: person.atNafas ? nafasId : null,
      password_hash: person.canSignIn ? passwordHash : null,
      password_set: true,
      email_verified_at: since(person),
      language: person.language,
      time_zone: person.timeZone,
      address: person.address,
      // The neighbours have no mailbox: without this, their reminders would fill the demo's.
      mail_choices: person.canSignIn ? {} : noMails,
      // In capitals, as real ones are: a QR code holds those in less room.
      member_code: demoId('member code', person.email)
        .replaceAll('-', '')
        .slice(0, 12)
        .toUpperCase(),
      digital_id_secret: `\\x${randomBytes(32).toString('hex')}`,
      calendar_token: randomBytes(24).toString('base64url'),
      created_at: since(person),
    })),
  );
  await insertRows(
    tx,
    'memberships',
    people
      .filter((person) => person.plan)
      .map((person) => ({
        id: demoId('membership', person.email),
        user_id: person.id,
        plan_code: person.plan,
        billing_interval: 'month',
        status: 'active',
        anchored_at: instantText(anchorOf(person, now)),
        period_ends_at: instantText(billingMonthOf(anchorOf(person, now), now).endsAt),
        created_at: instantText(anchorOf(person, now)),
        cancel_at_period_end: false,
      })),
  );
}
