import type { Location } from 'react-router';

const defaultPath = '/app/dashboard';

/**
 * The path to open after signing in: the location that a gate passed in the history state, or the
 * dashboard. Only a path of this app is accepted, never the URL of another site.
 */
export function returnPath(state: unknown): string {
  const from = (state as { from?: Partial<Location> } | null)?.from;
  const pathname = from?.pathname;
  if (!pathname?.startsWith('/') || pathname.startsWith('//')) return defaultPath;
  return `${pathname}${from?.search ?? ''}${from?.hash ?? ''}`;
}
