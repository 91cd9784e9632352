import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loadUser } from './load-user.ts';
import { useSession } from './use-session.ts';

/**
 * Checks the stored session with the server at the start, and forgets fetched data when another
 * person signs in: nobody may see what was loaded for somebody else.
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
