import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { RingLoader } from '../ui/ring-loader.tsx';
import classes from './navigation-pending.module.css';

const patience = 150;

/** The loading ring while the next page's code is on its way; a quick page never shows it. */
export function NavigationPending() {
  const { t } = useTranslation();
  const loading = useNavigation().state === 'loading';
  const [late, setLate] = useState(false);

  useEffect(() => {
    if (!loading) return setLate(false);
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, [loading]);

  if (!loading || !late) return null;
  return (
    <div className={classes.veil}>
      <RingLoader label={t('state.loading')} />
    </div>
  );
}
