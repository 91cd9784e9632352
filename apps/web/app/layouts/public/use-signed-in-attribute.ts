import { useEffect } from 'react';
import { useSession } from '../../features/accounts/session/use-session.ts';

/** Keeps the mark that ui/first-paint.ts sets on <html> right while the app runs. */
export function useSignedInAttribute(): void {
  const { status, user } = useSession();
  useEffect(() => {
    if (status === 'loading') return;
    document.documentElement.toggleAttribute('data-signed-in', user !== null);
  }, [status, user]);
}
