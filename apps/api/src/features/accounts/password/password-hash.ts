import { hash, verify } from '@node-rs/argon2';

/**
 * Argon2id with 19 MiB and two passes, the first recommendation of the OWASP Password Storage Cheat
 * Sheet.
 */
const ARGON2_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let dummyHash: Promise<string> | undefined;

/** The hash of a password, as stored. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON2_OPTIONS);
}

/**
 * Whether a password matches a hash. Without a hash (no such account) it takes as long and returns
 * false, so that the time does not reveal who has an account.
 */
export async function verifyPassword(
  storedHash: string | null,
  password: string,
): Promise<boolean> {
  dummyHash ??= hashPassword('nobody has this password');
  const matches = await verify(storedHash ?? (await dummyHash), password);
  return storedHash !== null && matches;
}
