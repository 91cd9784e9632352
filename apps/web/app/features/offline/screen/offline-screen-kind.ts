/** `page` works offline, `bookings` shows stored data, `check-in` and `network` need the server. */
export type OfflineScreenKind = 'page' | 'bookings' | 'check-in' | 'network';

const kindOfPath: Record<string, OfflineScreenKind> = {
  // Only redirects to the dashboard.
  '/app': 'page',
  '/app/digital-id': 'page',
  // Shows the rosters that the device keeps, and queues check-ins.
  '/app/checkin-dashboard': 'page',
  '/app/dashboard': 'bookings',
  '/app/bookings': 'bookings',
  '/app/scan': 'check-in',
  '/app/venue-checkin': 'check-in',
};

/** The offline screen of a path; `page` if the page itself works offline. */
export function offlineScreenKind(path: string): OfflineScreenKind {
  if (path.startsWith('/checkin/')) return 'check-in';
  return kindOfPath[path.replace(/\/+$/, '')] ?? 'network';
}
