import { findCheckInVenue } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { Text } from '#ui/layout/text.tsx';
import type { VenueProof } from './check-in-flow.tsx';

/** The venue that waits for a visitor who has scanned its code; nothing where the code is not known. */
export default function VenueToCheckIn({ proof }: { proof: VenueProof }) {
  const { t } = useTranslation('accounts');
  const { data } = useQuery({
    queryKey: ['check-in-venue', proof],
    queryFn: async ({ signal }) =>
      (await findCheckInVenue({ body: proof, signal, throwOnError: true })).data,
    retry: false,
  });
  return (
    <Text size="lead" role="status">
      {data && t('signIn.toCheckIn', { venue: data.name })}
    </Text>
  );
}
