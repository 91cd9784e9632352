import { hash } from '@node-rs/argon2';
import type { Role } from '@pulse/domain';
import { createManyMembers, createOrganisation, createUser, PASSWORD } from '@pulse/test-data';
import type { Db } from '../../src/platform/database/transaction.ts';
import type { Language } from '../../src/platform/translation/translate.ts';

/** The password of every user that aMember creates. */
export const TEST_PASSWORD = PASSWORD;

/** A user in tests; pass it to `clientFor` to send requests as them. */
export interface TestUser {
  id: string;
  email: string;
  fullName: string;
  role: Role;
  organisationId: string | null;
  language: Language;
}

/** Verifying takes as long as the hash says: the tests sign in thousands of times. */
const LEAST_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

let userCount = 0;
let passwordHash: Promise<string> | undefined;

/** Inserts a verified user with TEST_PASSWORD; an English-speaking member unless overridden. */
export async function aMember(
  { db }: { db: Db },
  overrides: Partial<TestUser> & { timeZone?: string; passwordHash?: string } = {},
): Promise<TestUser> {
  userCount += 1;
  passwordHash ??= hash(TEST_PASSWORD, LEAST_COST);
  const { timeZone = 'Asia/Beirut', passwordHash: givenHash, ...given } = overrides;
  const user = {
    email: `person${userCount}-${Math.random().toString(36).slice(2)}@example.test`,
    fullName: `Person ${userCount}`,
    role: 'member' as const,
    organisationId: null,
    language: 'en' as const,
    ...given,
  };
  const { id } = await createUser(db, {
    ...(given.id && { id: given.id }),
    email: user.email,
    full_name: user.fullName,
    role: user.role,
    organisation_id: user.organisationId,
    language: user.language,
    time_zone: timeZone,
    password_hash: givenHash ?? (await passwordHash),
  });
  const { email, fullName, role, organisationId, language } = user;
  return { id, email, fullName, role, organisationId, language };
}

/** Inserts many members whom no test signs in, to fill tables. */
export function insertManyMembers({ db }: { db: Db }, count: number): Promise<void> {
  return createManyMembers(db, count);
}

/** Inserts a partner organisation and returns its id. */
export function anOrganisation({ db }: { db: Db }, name = 'Nafas Studio'): Promise<string> {
  return createOrganisation(db, { name });
}
