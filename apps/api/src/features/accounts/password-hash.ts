import { hash, verify } from '@node-rs/argon2';

/** Argon2id with 19 MiB and two passes, the first choice of the OWASP password storage sheet. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let decoy: Promise<string> | undefined;

/** What is kept of a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/**
 * Whether a password fits a hash. Without a hash (nobody has that email) it takes as long and
 * answers no, so that the time tells nothing about who has an account.
 */
export async function passwordMatches(known: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const matches = await verify(known ?? (await decoy), password);
  return known !== null && matches;
}
