import { randomBytes, randomUUID } from 'node:crypto';
import { query, queryOne } from './database.ts';

/** The password of everybody in the demo world and in these journeys. */
export const PASSWORD = 'Pulse-Demo-2026!';

export interface Person {
  id: string;
  email: string;
  fullName: string;
}

export type PlanCode = 'basic' | 'plus' | 'unlimited';

interface PersonGiven {
  fullName?: string;
  /** Null for somebody who has not chosen a plan. */
  plan?: PlanCode | null;
  role?: string;
  organisationId?: string | null;
  passwordSet?: boolean;
}

/** A verified, English-speaking person with PASSWORD; a member on Unlimited unless said otherwise. */
export async function aPerson(given: PersonGiven = {}): Promise<Person> {
  const { fullName = 'Nadia Journey', plan = 'unlimited', role = 'member' } = given;
  const { organisationId = null, passwordSet = true } = given;
  const email = `journey-${randomUUID()}@example.test`;
  const { id } = await queryOne<{ id: string }>(
    `INSERT INTO users (email, full_name, role, organisation_id, password_hash, password_set,
       email_verified_at, language, time_zone, member_code, digital_id_secret, calendar_token)
     SELECT $1, $2, $3, $4, password_hash, $5, now(), 'en', 'Etc/UTC', $6, $7, $8
     FROM users WHERE email = 'member001@pulse.test' RETURNING id`,
    [
      email,
      fullName,
      role,
      organisationId,
      passwordSet,
      randomBytes(6).toString('hex').toUpperCase(),
      randomBytes(32),
      randomBytes(24).toString('base64url'),
    ],
  );
  if (role === 'member' && plan)
    await query(
      `INSERT INTO memberships (user_id, plan_code, billing_interval, status, anchored_at, period_ends_at)
       VALUES ($1, $2, 'month', 'active', now() - interval '1 day', now() + interval '29 days')`,
      [id, plan],
    );
  return { id, email, fullName };
}
