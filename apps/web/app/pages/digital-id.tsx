import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../features/accounts/session/use-session.ts';
import { DigitalIdCard } from '../features/checkins/digital-id-card.tsx';
import { rememberDigitalIdSeen } from '../features/checkins/seen-digital-id.ts';
import { NextBookingKept } from '../features/offline/next-booking-kept.tsx';

export default function DigitalId() {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const id = user?.id;
  useEffect(() => {
    if (id) rememberDigitalIdSeen(id);
  }, [id]);
  return (
    <>
      <title>{`${t('nav.digitalId')} · Pulse`}</title>
      <DigitalIdCard next={<NextBookingKept userId={id} />} />
    </>
  );
}
