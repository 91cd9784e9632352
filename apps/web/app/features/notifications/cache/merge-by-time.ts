import type { Notification } from '@pulse/contract/client';

/** One list of both, newest first as the server orders them, each notification once. */
export function mergeByTime(list: Notification[], others: Notification[]): Notification[] {
  if (others.length === 0) return list;
  const known = new Set(list.map(({ id }) => id));
  const missing = others.filter(({ id }) => !known.has(id));
  return [...list, ...missing].sort(
    (a, b) => b.created_at.localeCompare(a.created_at) || a.id.localeCompare(b.id),
  );
}
