import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The secrets from which every key is derived, the newest first: it signs and encrypts, and what an
 * earlier one signed or encrypted is still accepted.
 */
export type ServerSecrets = readonly [string, ...string[]];

/** The secrets in a text that separates them by commas. */
export function parseServerSecrets(text: string): ServerSecrets {
  const [newest = '', ...earlier] = text.split(',').map((secret) => secret.trim());
  return [newest, ...earlier];
}

/**
 * The server's secret: 32 random bytes in base64url, created at the first start and stored in the
 * data folder, readable by its owner only.
 */
export function readServerSecret(dataDir: string): string {
  const file = join(dataDir, 'server-secret');
  try {
    // `wx` fails when the file exists, so two concurrent first starts use the same secret.
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
