import type { Notification } from '@pulse/contract/client';

/** Merges both lists, newest first as the server orders them, without duplicates. */
export function mergeByTime(list: Notification[], others: Notification[]): Notification[] {
  if (others.length === 0) return list;
  const known = new Set(list.map(({ id }) => id));
  const missing = others.filter(({ id }) => !known.has(id));
  return [...list, ...missing].sort(
    (a, b) => b.created_at.localeCompare(a.created_at) || a.id.localeCompare(b.id),
  );
}
