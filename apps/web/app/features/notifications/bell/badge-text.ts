/** Text of the bell's badge: the count, `9+` above 9, null at 0. */
export function badgeText(unread: number): string | null {
  if (unread <= 0) return null;
  return unread > 9 ? '9+' : String(unread);
}
