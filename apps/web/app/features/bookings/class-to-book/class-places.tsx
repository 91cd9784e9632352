import type { ClassSession, ClassSessionDetail } from '@pulse/contract/client';
import type { EpochMs } from '@pulse/domain';
import { useTranslation } from '#light-translator';
import { PlaceDots } from '#ui/display/figures/place-dots.tsx';
import { StatusBadge } from '#ui/display/status-badge.tsx';

interface ClassPlacesProps {
  session: ClassSession | ClassSessionDetail;
  now: EpochMs;
}

/** Whether a class is still free: its places, or that it is full, cancelled, begun or one's own. */
export function ClassPlaces({ session, now }: ClassPlacesProps) {
  const { t } = useTranslation('bookings');
  const { t: tShared } = useTranslation();
  const { own_booking: own, capacity, booked, waitlisted } = session;
  if (session.status === 'cancelled') return <StatusBadge state="cancelled" />;
  if (Date.parse(session.starts_at) <= now) return <p>{t('countdown.started')}</p>;
  if (own?.status === 'pending')
    return <StatusBadge state={own.pending_for === 'payment' ? 'payment' : 'offered'} />;
  if (own?.status === 'waitlisted') return <StatusBadge state="waitlisted" />;
  if (own) return <StatusBadge state="booked" />;
  if (booked >= capacity)
    return (
      <StatusBadge state="full">
        {tShared('status.fullWaitlist', { count: waitlisted })}
      </StatusBadge>
    );
  return <PlaceDots capacity={capacity} taken={booked} />;
}
