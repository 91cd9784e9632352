import { createHmac } from 'node:crypto';
import { type DerivedKey, deriveKeys } from '../../platform/crypto/derive-key.ts';
import { hashToken } from '../../platform/crypto/secret-token.ts';
import type { ServerSecrets } from '../../platform/crypto/server-secret.ts';

/**
 * The secret link of an application: its token, and the hash that is stored. It is derived from the
 * server's secret instead of random, because every mail about the application carries the same link,
 * that of an earlier secret too. Each version has another one.
 */
export function applicationLink(
  secrets: ServerSecrets,
  application: { id: string; link_version: number; edit_token_hash?: Buffer | null },
): { token: string; hash: Buffer } {
  const [newest, ...earlier] = deriveKeys(secrets, 'partner-application-links');
  const sent = earlier
    .map((key) => linkOf(key, application))
    .find(({ hash }) => application.edit_token_hash?.equals(hash));
  return sent ?? linkOf(newest, application);
}

function linkOf(key: DerivedKey, { id, link_version }: { id: string; link_version: number }) {
  const token = createHmac('sha256', key).update(`${id}:${link_version}`).digest('base64url');
  return { token, hash: hashToken(token) };
}
