import type { PartnerVenue } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { StatusBadge } from '#ui/display/status-badge.tsx';

const badgeOf = { draft: 'to_come', published: 'confirmed', archived: 'cancelled' } as const;

/** The status of a venue as a badge. */
export function VenueStatus({ status }: Pick<PartnerVenue, 'status'>) {
  const { t } = useTranslation('partner-venues');
  return <StatusBadge state={badgeOf[status]}>{t(`status.${status}`)}</StatusBadge>;
}
