import { useQueryClient } from '@tanstack/react-query';

/** The operations whose answers a booking changes, by the name in a generated query key. */
const changed = new Set([
  'listBookings',
  'countBookings',
  'listBookingMonths',
  'listBookingEvents',
  'listRecommendations',
  'getFirstSteps',
  'getMembership',
  'listClassSessions',
  'listVenuesWithClasses',
  'getClassSession',
  'getEligibility',
]);

/** Fetches anew whatever a changed booking shows in: lists, counters, the plan, live places. */
export function useBookingChanges(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.invalidateQueries({
      predicate: ({ queryKey }) => changed.has(nameOf(queryKey)),
    });
  };
}

/** The operation a generated query key belongs to, whatever was asked. */
function nameOf(key: readonly unknown[]): string {
  const [first] = key;
  return typeof first === 'object' && first !== null && '_id' in first ? String(first._id) : '';
}
