import type { Role } from '@pulse/domain';
import { sql } from 'kysely';
import { hashPassword } from '../../src/features/accounts/password/password-hash.ts';
import { generateUserIdentifiers } from '../../src/features/accounts/users/generate-user-identifiers.ts';
import type { Db } from '../../src/platform/database/transaction.ts';
import type { Language } from '../../src/platform/translation/translate.ts';

/** The password of every user that aMember creates. */
export const TEST_PASSWORD = 'Pulse-Demo-2026!';

/** A user in tests; pass it to `clientFor` to send requests as them. */
export interface TestUser {
  id: string;
  email: string;
  fullName: string;
  role: Role;
  organisationId: string | null;
  language: Language;
}

let userCount = 0;
let passwordHash: Promise<string> | undefined;

/** Inserts a verified user with TEST_PASSWORD; an English-speaking member unless overridden. */
export async function aMember(
  { db }: { db: Db },
  overrides: Partial<TestUser> & { timeZone?: string } = {},
): Promise<TestUser> {
  userCount += 1;
  passwordHash ??= hashPassword(TEST_PASSWORD);
  const user = {
    email: `person${userCount}-${Math.random().toString(36).slice(2)}@example.test`,
    fullName: `Person ${userCount}`,
    role: 'member' as const,
    organisationId: null,
    language: 'en' as const,
    ...overrides,
  };
  const { memberCode, digitalIdSecret, calendarToken } = generateUserIdentifiers();
  const { id } = await db
    .insertInto('users')
    .values({
      ...(overrides.id && { id: overrides.id }),
      email: user.email,
      full_name: user.fullName,
      role: user.role,
      organisation_id: user.organisationId,
      language: user.language,
      time_zone: overrides.timeZone ?? 'Asia/Beirut',
      password_hash: await passwordHash,
      email_verified_at: new Date(),
      member_code: memberCode,
      digital_id_secret: digitalIdSecret,
      calendar_token: calendarToken,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { email, fullName, role, organisationId, language } = user;
  return { id, email, fullName, role, organisationId, language };
}

/** Inserts many members whom no test signs in, to fill tables. */
export async function insertManyMembers({ db }: { db: Db }, count: number): Promise<void> {
  await sql`
    INSERT INTO users (email, full_name, member_code, digital_id_secret, calendar_token)
    SELECT 'other' || n || '@example.test', 'Other ' || n, 'OTHER' || n, '', 'other' || n
    FROM generate_series(1, ${count}::integer) AS n`.execute(db);
}

/** Inserts a partner organisation and returns its id. */
export async function anOrganisation({ db }: { db: Db }, name = 'Nafas Studio'): Promise<string> {
  const { id } = await db
    .insertInto('organisations')
    .values({ name })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
