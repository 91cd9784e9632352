import { getMembershipQueryKey, type Membership } from '@pulse/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { refetch } from '#ui/actions/refetch.ts';

/** Returns a function that shows a changed membership at once, and reads again what depends on it. */
export function useMembershipChanged(): (membership: Membership | null) => void {
  const queryClient = useQueryClient();
  return (membership) => {
    // When it has just ended, the answer that is read again says so.
    queryClient.setQueryData(getMembershipQueryKey(), { membership, ended_at: null });
    // Bookings are freed, classes become bookable or not, and a notification arrives.
    void refetch(queryClient, 'everything');
  };
}
