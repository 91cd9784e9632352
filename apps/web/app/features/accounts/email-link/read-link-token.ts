/**
 * The token of a mailed link, from the part of the address that no server sees (`#token=…`), or
 * null. A query (`?token=…`) is read too, for links that a mail program has rewritten.
 */
export function readLinkToken({ hash, search }: { hash: string; search: string }): string | null {
  const hashToken = new URLSearchParams(hash.replace(/^#/, '')).get('token');
  return hashToken || new URLSearchParams(search).get('token') || null;
}
