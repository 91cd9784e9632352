import { useQueryClient } from '@tanstack/react-query';
import { operationOfKey } from '../../ui/operation-of-key.ts';

/** The operations whose answers a booking changes, by the name in a generated query key. */
const changed = new Set([
  'getBooking',
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
      predicate: ({ queryKey }) => changed.has(operationOfKey(queryKey)),
    });
  };
}
