import { listPartnerClassSessionsOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';

/** Queries a venue's sessions of the 7 local days from `firstDay` on. */
export function useSessionsOfWeek(venueId: string, firstDay: string) {
  const query = { venue_id: venueId, date: firstDay, days: 7 };
  return useQuery({ ...listPartnerClassSessionsOptions({ query }), staleTime: 30_000 });
}
