import { createHmac } from 'node:crypto';
import { deriveKey } from '../../platform/crypto/derive-key.ts';
import { hashToken } from '../../platform/crypto/secret-token.ts';

/**
 * The secret link of an application: its token, and the hash that is stored. It is derived from the
 * server's secret instead of random, because every mail about the application carries the same link.
 * Each version has another one.
 */
export function applicationLink(
  serverSecret: string,
  { id, link_version }: { id: string; link_version: number },
): { token: string; hash: Buffer } {
  const key = deriveKey(serverSecret, 'partner-application-links');
  const token = createHmac('sha256', key).update(`${id}:${link_version}`).digest('base64url');
  return { token, hash: hashToken(token) };
}
