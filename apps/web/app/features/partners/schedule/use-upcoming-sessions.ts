import { listPartnerClassSessionsOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';

/** A venue's sessions of the next 14 local days; templates and schedule read the same answer. */
export function useUpcomingSessions(venueId: string) {
  return useQuery({
    ...listPartnerClassSessionsOptions({ query: { venue_id: venueId, days: 14 } }),
    staleTime: 30_000,
  });
}
