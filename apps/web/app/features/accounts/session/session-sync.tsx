import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loadUser } from './load-user.ts';
import { useSession } from './use-session.ts';

/**
 * Checks the stored session with the server at the start, and clears the query cache when the user
 * changes, so that nobody sees data loaded for another user.
 */
export function SessionSync() {
  const queryClient = useQueryClient();
  const userId = useSession().user?.id;

  useEffect(() => {
    void loadUser();
  }, []);

  useEffect(() => {
    if (!userId) return;
    return () => queryClient.clear();
  }, [userId, queryClient]);

  return null;
}
