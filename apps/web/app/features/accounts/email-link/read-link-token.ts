/**
 * The token of an emailed link, from the URL hash that is never sent to a server (`#token=…`), or
 * null. The query (`?token=…`) is read too, for links that a mail program has rewritten.
 */
export function readLinkToken({ hash, search }: { hash: string; search: string }): string | null {
  const hashToken = new URLSearchParams(hash.replace(/^#/, '')).get('token');
  return hashToken || new URLSearchParams(search).get('token') || null;
}
