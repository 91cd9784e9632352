import { getMembershipQueryKey, type Membership } from '@pulse/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { operationOfQueryKey } from '#ui/network/operation-of-query-key.ts';

/** What was asked before the change: the same question would now be refused. */
const askedBefore = ['quoteChange', 'previewPause', 'previewCancellation'];

/** Returns a function that shows a changed membership at once, and reads again what depends on it. */
export function useMembershipChanged(): (membership: Membership | null) => void {
  const queryClient = useQueryClient();
  return (membership) => {
    // When it has just ended, the answer that is read again says so.
    queryClient.setQueryData(getMembershipQueryKey(), { membership, ended_at: null });
    // Bookings are freed, classes become bookable or not, and a notification arrives.
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => !askedBefore.includes(operationOfQueryKey(queryKey)),
    });
  };
}
