import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createOnce } from '../create-once.ts';

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
  return createOnce(join(dataDir, 'server-secret'), randomBytes(32).toString('base64url'));
}
