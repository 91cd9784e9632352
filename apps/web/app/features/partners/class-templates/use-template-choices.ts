import { listPartnerTrainersOptions, listPartnerVenuesOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';

/** Loads what a class is chosen from: the venues and trainers of the organisation, without archived ones. */
export function useTemplateChoices() {
  const venues = useQuery(listPartnerVenuesOptions({ query: { limit: 100 } }));
  const trainers = useQuery(
    listPartnerTrainersOptions({ query: { limit: 100, archived: 'false' } }),
  );
  return {
    venues: venues.data?.items,
    trainers: trainers.data?.items,
    error: venues.error ?? trainers.error,
    retry: () => {
      void venues.refetch();
      void trainers.refetch();
    },
  };
}
