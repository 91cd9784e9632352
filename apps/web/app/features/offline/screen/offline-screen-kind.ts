/** `page` works by itself, `bookings` are shown as they were, `door` and `network` need the server. */
export type OfflineScreenKind = 'page' | 'bookings' | 'door' | 'network';

const kindOfPath: Record<string, OfflineScreenKind> = {
  // Only leads on to the dashboard.
  '/app': 'page',
  '/app/digital-id': 'page',
  '/app/dashboard': 'bookings',
  '/app/bookings': 'bookings',
  '/app/scan': 'door',
  '/app/venue-checkin': 'door',
};

/** What can be shown of a page that is opened without a network. */
export function offlineScreenKind(path: string): OfflineScreenKind {
  if (path.startsWith('/checkin/')) return 'door';
  return kindOfPath[path.replace(/\/+$/, '')] ?? 'network';
}
