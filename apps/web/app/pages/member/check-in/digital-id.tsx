import { useEffect } from 'react';
import { useSession } from '#features/accounts/session/use-session.ts';
import { DigitalIdCard } from '#features/checkins/digital-id/digital-id-card.tsx';
import { markDigitalIdSeen } from '#features/checkins/digital-id/digital-id-seen.ts';
import { StoredNextBooking } from '#features/offline/bookings/stored-next-booking.tsx';
import { useTranslation } from '#light-translator';

export default function DigitalId() {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const id = user?.id;
  useEffect(() => {
    if (id) markDigitalIdSeen(id);
  }, [id]);
  return (
    <>
      <title>{`${t('nav.digitalId')} · Pulse`}</title>
      <DigitalIdCard footer={<StoredNextBooking userId={id} />} />
    </>
  );
}
