import { getTrainerOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';

/** Returns the name of the trainer with this id; undefined without one, or before it is known. */
export function useCoachName(id: string | null): string | undefined {
  const trainer = useQuery({
    ...getTrainerOptions({ path: { id: id ?? '' } }),
    enabled: id !== null,
  });
  return trainer.data?.name;
}
