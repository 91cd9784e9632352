import type { Location } from 'react-router';

const defaultPath = '/app/dashboard';

/**
 * Where to go after signing in: the location that a gate passed along, or the dashboard. Only a
 * path of this app is taken, never another site's address.
 */
export function returnPath(state: unknown): string {
  const from = (state as { from?: Partial<Location> } | null)?.from;
  const pathname = from?.pathname;
  if (!pathname?.startsWith('/') || pathname.startsWith('//')) return defaultPath;
  return `${pathname}${from?.search ?? ''}${from?.hash ?? ''}`;
}
