import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useTranslation } from '#light-translator';
import { RingLoader } from '#ui/feedback/ring-loader.tsx';

const delayMs = 150;

/** The loading ring while the next page's code loads, after a short delay. */
export function NavigationPending() {
  const { t } = useTranslation();
  const loading = useNavigation().state === 'loading';
  const [visible, setVisible] = useState(false);

  useEffect(() => {
    if (!loading) return setVisible(false);
    const timer = setTimeout(() => setVisible(true), delayMs);
    return () => clearTimeout(timer);
  }, [loading]);

  if (!loading || !visible) return null;
  return <RingLoader over label={t('state.loading')} />;
}
