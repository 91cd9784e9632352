import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import PQueue from 'p-queue';
import { ServerBusy } from '../../../platform/server-busy.ts';

/**
 * Argon2id with 19 MiB and two passes, the first recommendation of the OWASP Password Storage Cheat
 * Sheet.
 */
const ARGON2_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashes at once. Each takes a thread of the four that also read files, and a processor for some
 * 50 ms: the others keep serving.
 */
const CONCURRENT_HASHES = Math.max(1, Math.min(3, availableParallelism()));
/** Hashes that may wait, about two seconds of work: a later caller would wait longer. */
const WAITING_HASHES = 40;

const hashing = new PQueue({ concurrency: CONCURRENT_HASHES });

let dummyHash: Promise<string> | undefined;

/** The hash of a password, as stored. Throws ServerBusy when too many others wait. */
export function hashPassword(password: string): Promise<string> {
  return queueHash(() => hash(password, ARGON2_OPTIONS));
}

/**
 * Whether a password matches a hash. Without a hash (no such account) it takes as long and returns
 * false, so that the time does not reveal who has an account. Throws ServerBusy when too many
 * others wait.
 */
export async function verifyPassword(
  storedHash: string | null,
  password: string,
): Promise<boolean> {
  dummyHash ??= hash('nobody has this password', ARGON2_OPTIONS);
  const compared = storedHash ?? (await dummyHash);
  const matches = await queueHash(() => verify(compared, password));
  return storedHash !== null && matches;
}

async function queueHash<T>(work: () => Promise<T>): Promise<T> {
  if (hashing.size >= WAITING_HASHES) throw new ServerBusy();
  return hashing.add(work);
}
