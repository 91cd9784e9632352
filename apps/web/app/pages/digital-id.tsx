import { useTranslation } from 'react-i18next';
import { DigitalIdCard } from '../features/checkins/digital-id-card.tsx';

export default function DigitalId() {
  const { t } = useTranslation('shell');
  return (
    <>
      <title>{`${t('nav.digitalId')} · Pulse`}</title>
      <DigitalIdCard />
    </>
  );
}
