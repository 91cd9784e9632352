import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { clearPageMemories } from '#ui/page/page-memory.ts';
import { checkSession } from './check-session.ts';
import { useSession } from './use-session.ts';

/**
 * Checks the stored session with the server at the start, and clears the query cache and what pages
 * remember when the user changes, so that no user sees data loaded for another.
 */
export function SessionSync() {
  const queryClient = useQueryClient();
  const userId = useSession().user?.id;

  useEffect(() => {
    void checkSession();
  }, []);

  useEffect(() => {
    if (!userId) return;
    return () => {
      queryClient.clear();
      clearPageMemories();
    };
  }, [userId, queryClient]);

  return null;
}
