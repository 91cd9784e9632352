import { createHash } from 'node:crypto';

/** What a counter is stored under: keys contain emails and addresses, which must not be in its table. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
