import type { Session } from './session-store.ts';

/**
 * Tells the style of the public header on <html> what to show: Open App for a session that the server
 * has confirmed, nothing while it is asked, Sign In otherwise. `first-paint-script.ts` sets the
 * second before the first paint.
 */
export function writeSessionAttributes({ status, user, checked = false }: Session): void {
  const root = document.documentElement;
  root.toggleAttribute('data-signed-in', user !== null && checked);
  root.toggleAttribute('data-session-unknown', !checked && (status === 'loading' || user !== null));
}
