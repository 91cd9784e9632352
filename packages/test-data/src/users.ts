import { randomBytes, randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database, Db, NewRow } from './database.ts';

/** The password of the demo users, and of the users of tests whose creator passes its hash. */
export const PASSWORD = 'Pulse-Demo-2026!';

/**
 * Inserts a verified, English-speaking member who has no password unless the hash of one is given.
 */
export function createUser(
  db: Db,
  overrides: Partial<NewRow<'users'>> = {},
): Promise<Pick<Selectable<Database['users']>, 'id' | 'email' | 'full_name'>> {
  return db
    .insertInto('users')
    .values({
      email: `user-${randomUUID()}@example.test`,
      full_name: 'Nadia Journey',
      role: 'member',
      language: 'en',
      time_zone: 'Etc/UTC',
      email_verified_at: new Date(),
      member_code: randomBytes(6).toString('hex').toUpperCase(),
      digital_id_secret: randomBytes(32),
      calendar_token: randomBytes(24).toString('base64url'),
      ...overrides,
    })
    .returning(['id', 'email', 'full_name'])
    .executeTakeFirstOrThrow();
}

/** The stored password hash of a user: hashing again for each user would take long. */
export async function readPasswordHash(db: Db, email: string): Promise<string | null> {
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return password_hash;
}

/** What the digital ID of a member is made of. */
export async function readDigitalId(
  db: Db,
  id: string,
): Promise<{ memberCode: string; secret: Uint8Array<ArrayBuffer> }> {
  const { member_code, digital_id_secret } = await db
    .selectFrom('users')
    .select(['member_code', 'digital_id_secret'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { memberCode: member_code, secret: new Uint8Array(digital_id_secret) };
}

/** The id of the user with an email. */
export async function findUserId(db: Db, email: string): Promise<string> {
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return id;
}

/** How a user can be reached now. */
export function readContactDetails(
  db: Db,
  userId: string,
): Promise<{ email: string; phone: string | null }> {
  return db
    .selectFrom('users')
    .select(['email', 'phone'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}
