import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

/** The roles of the embedded database: `pulse` owns the data, `pulse_admin` is the superuser. */
export type DatabaseCredentials = { pulse: string; pulse_admin: string };

/** Creates random passwords (256 bits each) and writes them to `file`, readable by its owner only. */
export function createCredentials(file: string): DatabaseCredentials {
  const credentials = { pulse: randomPassword(), pulse_admin: randomPassword() };
  writeFileSync(file, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600, flush: true });
  return credentials;
}

/** Reads the passwords created at the first start. Throws when the file is missing or unreadable. */
export function readCredentials(file: string): DatabaseCredentials {
  return JSON.parse(readFileSync(file, 'utf8')) as DatabaseCredentials;
}

function randomPassword(): string {
  return randomBytes(32).toString('base64url');
}
