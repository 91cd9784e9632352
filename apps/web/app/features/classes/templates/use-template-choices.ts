import { useQuery } from '@tanstack/react-query';
import { allTrainersOptions } from '#ui/choices/all-trainers-options.ts';
import { allVenuesOptions } from '#ui/choices/all-venues-options.ts';

/** Loads what a class is chosen from: the venues and trainers of the organisation, without archived ones. */
export function useTemplateChoices() {
  const venues = useQuery(allVenuesOptions());
  const trainers = useQuery(allTrainersOptions());
  return {
    venues: venues.data,
    trainers: trainers.data,
    error: venues.error ?? trainers.error,
    retry: () => {
      void venues.refetch();
      void trainers.refetch();
    },
  };
}
