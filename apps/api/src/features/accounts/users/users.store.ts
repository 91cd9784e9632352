import type { Role } from '@pulse/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/transaction.ts';
import type { Language } from '../../../platform/translation/translate.ts';

const USER_COLUMNS = [
  'id',
  'email',
  'full_name',
  'role',
  'organisation_id',
  'password_hash',
  'password_set',
  'email_verified_at',
  'language',
  'time_zone',
  'birthday',
  'phone',
  'address',
  'photo_key',
  'email_preferences',
  'calendar_token',
  'created_at',
] as const;

/** A user as stored. */
export interface UserRow {
  id: string;
  email: string;
  full_name: string;
  role: Role;
  organisation_id: string | null;
  password_hash: string | null;
  password_set: boolean;
  email_verified_at: Date | null;
  language: Language;
  time_zone: string;
  birthday: string | null;
  phone: string | null;
  address: string | null;
  photo_key: string | null;
  email_preferences: Record<string, boolean>;
  calendar_token: string;
  created_at: Date;
}

/** The columns of a new user. */
export interface NewUser {
  email: string;
  fullName: string;
  role: Role;
  organisationId: string | null;
  passwordHash: string | null;
  passwordSet: boolean;
  language: Language;
  timeZone: string | undefined;
  memberCode: string;
  digitalIdSecret: Buffer;
  calendarToken: string;
}

/**
 * Inserts a user and returns the id; undefined when the email already has an account (ignoring
 * case).
 */
export async function insertUser(tx: Tx, user: NewUser): Promise<string | undefined> {
  const row = await tx
    .insertInto('users')
    .values({
      email: user.email,
      full_name: user.fullName,
      role: user.role,
      organisation_id: user.organisationId,
      password_hash: user.passwordHash,
      password_set: user.passwordSet,
      language: user.language,
      ...(user.timeZone && { time_zone: user.timeZone }),
      member_code: user.memberCode,
      digital_id_secret: user.digitalIdSecret,
      calendar_token: user.calendarToken,
    })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** The user with an email, ignoring case. */
export async function findUserByEmail(db: Db | Tx, email: string): Promise<UserRow | undefined> {
  const row = await db
    .selectFrom('users')
    .select(USER_COLUMNS)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row as UserRow | undefined;
}

/** The user with an id. */
export async function findUser(db: Db | Tx, id: string): Promise<UserRow | undefined> {
  const row = await db
    .selectFrom('users')
    .select(USER_COLUMNS)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row as UserRow | undefined;
}

/**
 * The user with an id, locked until the transaction ends. Rows that refer to the user (a booking
 * being inserted) do not wait for this lock, so it cannot take part in a deadlock with them.
 */
export async function lockUser(tx: Tx, id: string): Promise<UserRow | undefined> {
  const row = await tx
    .selectFrom('users')
    .select(USER_COLUMNS)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row as UserRow | undefined;
}

/** Confirms an email, once. */
export async function confirmEmail(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({ email_verified_at: now })
    .where('id', '=', id)
    .where('email_verified_at', 'is', null)
    .execute();
}

/** Stores a password that the user chose. */
export async function savePassword(tx: Tx, id: string, passwordHash: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ password_hash: passwordHash, password_set: true })
    .where('id', '=', id)
    .execute();
}

/** Removes a user's password; they set a new one after their next sign-in. */
export async function clearPassword(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ password_hash: null, password_set: false })
    .where('id', '=', id)
    .execute();
}

/** Gives an existing user a role in an organisation. */
export async function saveRole(
  tx: Tx,
  id: string,
  role: Role,
  organisationId: string | null,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ role, organisation_id: organisationId })
    .where('id', '=', id)
    .execute();
}

/**
 * Updates the given columns of a profile; email preferences are merged into those stored. Returns
 * undefined when the account is deleted, so that erased data stays erased.
 */
export async function saveProfile(
  tx: Tx,
  id: string,
  { emailPreferences, ...columns }: ProfileChanges,
): Promise<UserRow | undefined> {
  const preferences = JSON.stringify(emailPreferences ?? {});
  const row = await tx
    .updateTable('users')
    .set({ ...columns, email_preferences: sql<string>`email_preferences || ${preferences}::jsonb` })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning(USER_COLUMNS)
    .executeTakeFirst();
  return row as UserRow | undefined;
}

/** Sets or removes the key of a user's photo. */
export async function savePhoto(tx: Tx, id: string, photoKey: string | null): Promise<UserRow> {
  const row = await tx
    .updateTable('users')
    .set({ photo_key: photoKey })
    .where('id', '=', id)
    .returning(USER_COLUMNS)
    .executeTakeFirstOrThrow();
  return row as UserRow;
}

/** Gives the digital ID a new secret: codes generated with the old one are no longer accepted. */
export async function saveDigitalIdSecret(tx: Tx, id: string, secret: Buffer): Promise<void> {
  await tx.updateTable('users').set({ digital_id_secret: secret }).where('id', '=', id).execute();
}

/** Gives a member's calendar feed a new secret. */
export async function replaceCalendarToken(db: Db, id: string, token: string): Promise<void> {
  await db.updateTable('users').set({ calendar_token: token }).where('id', '=', id).execute();
}

/** The parts of a profile that its owner may change; undefined ones stay as they are. */
export interface ProfileChanges {
  full_name?: string | undefined;
  birthday?: string | null | undefined;
  phone?: string | null | undefined;
  address?: string | null | undefined;
  language?: Language | undefined;
  time_zone?: string | undefined;
  emailPreferences?: Record<string, boolean | undefined> | undefined;
}

/** Erases what identifies a user and keeps the row for statistics; the email can be used again. */
export async function eraseUser(
  tx: Tx,
  id: string,
  replacement: { memberCode: string; digitalIdSecret: Buffer; calendarToken: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      email: `deleted-${id}@pulse.invalid`,
      full_name: '',
      password_hash: null,
      birthday: null,
      phone: null,
      address: null,
      photo_key: null,
      email_preferences: '{}',
      organisation_id: null,
      role: 'member',
      member_code: replacement.memberCode,
      digital_id_secret: replacement.digitalIdSecret,
      calendar_token: replacement.calendarToken,
      deleted_at: replacement.now,
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Deletes accounts that were created before an instant and never confirmed their email, unless an
 * invitation is open that still may.
 */
export async function deleteUnconfirmedUsers(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('users')
    .where('email_verified_at', 'is', null)
    .where('role', '=', 'member')
    .where('created_at', '<', before)
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM staff_invitations i WHERE i.user_id = users.id
        AND i.accepted_at IS NULL AND i.withdrawn_at IS NULL AND i.expires_at > ${before})`,
    )
    .execute();
}
