import { createHmac, randomInt } from 'node:crypto';
import { type DerivedKey, deriveKeys } from '../../../platform/crypto/derive-key.ts';
import type { ServerSecrets } from '../../../platform/crypto/server-secret.ts';

const CODES = 10;
/** Letters and digits that look unlike each other: 32 of them, so ten are 50 bits. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const GROUP = 5;

/** Ten new recovery codes, such as `K7QXN-3MPTV`. */
export function newRecoveryCodes(): string[] {
  const group = () =>
    Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: CODES }, () => `${group()}-${group()}`);
}

/**
 * What is stored of a recovery code, however it is written, and after it what earlier secrets would
 * have made of it. A key of the server goes into it, so that a stolen backup alone does not allow
 * guessing.
 */
export function recoveryCodeHashes(secrets: ServerSecrets, code: string): [Buffer, ...Buffer[]] {
  const written = code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  const hash = (key: DerivedKey) => createHmac('sha256', key).update(written).digest();
  const [newest, ...earlier] = deriveKeys(secrets, 'recovery-codes');
  return [hash(newest), ...earlier.map(hash)];
}
