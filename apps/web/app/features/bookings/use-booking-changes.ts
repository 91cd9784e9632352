import {
  countBookingsQueryKey,
  getMembershipQueryKey,
  listBookingsQueryKey,
  listClassSessionsQueryKey,
} from '@pulse/contract/client';
import { useQueryClient } from '@tanstack/react-query';

/** Fetches anew whatever a changed booking shows in: lists, counters, the plan, live places. */
export function useBookingChanges(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    const names = [
      listBookingsQueryKey(),
      countBookingsQueryKey(),
      getMembershipQueryKey(),
      listClassSessionsQueryKey(),
    ].map(nameOf);
    await queryClient.invalidateQueries({
      predicate: ({ queryKey }) => names.includes(nameOf(queryKey)),
    });
  };
}

/** The operation a generated query key belongs to, whatever was asked. */
function nameOf(key: readonly unknown[]): string {
  const [first] = key;
  return typeof first === 'object' && first !== null && '_id' in first ? String(first._id) : '';
}
