import { hash, verify } from '@node-rs/argon2';

/** Argon2id with 19 MiB and two passes, the first choice of the OWASP password storage sheet. */
const ARGON2_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let dummyHash: Promise<string> | undefined;

/** What is kept of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON2_OPTIONS);
}

/**
 * Whether a password fits a hash. Without a hash (nobody has that email) it takes as long and
 * answers no, so that the time tells nothing about who has an account.
 */
export async function verifyPassword(
  storedHash: string | null,
  password: string,
): Promise<boolean> {
  dummyHash ??= hashPassword('nobody has this password');
  const matches = await verify(storedHash ?? (await dummyHash), password);
  return storedHash !== null && matches;
}
