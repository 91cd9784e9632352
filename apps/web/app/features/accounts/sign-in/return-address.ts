import type { Location } from 'react-router';

const home = '/app/dashboard';

/**
 * Where to go after signing in: the location that a gate passed along, or the dashboard. Only a
 * path of this app is taken, never another site's address.
 */
export function returnAddress(state: unknown): string {
  const from = (state as { from?: Partial<Location> } | null)?.from;
  const path = from?.pathname;
  if (!path?.startsWith('/') || path.startsWith('//')) return home;
  return `${path}${from?.search ?? ''}${from?.hash ?? ''}`;
}
