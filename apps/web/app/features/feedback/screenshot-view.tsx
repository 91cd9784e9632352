import { getFeedbackScreenshotOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../ui/action.tsx';
import { toFailure } from '../../ui/problem.ts';
import classes from './screenshot-view.module.css';

/** A private screenshot, fetched when somebody wants to see it: it has no address of its own. */
export function ScreenshotView({ feedbackId }: { feedbackId: string }) {
  const { t } = useTranslation('feedback');
  const [wanted, setWanted] = useState(false);
  const { data, error, isFetching } = useQuery({
    ...getFeedbackScreenshotOptions({ path: { id: feedbackId } }),
    enabled: wanted,
    // Whoever looks next at this device must not find it.
    gcTime: 0,
  });
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!data) return;
    const made = URL.createObjectURL(data);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  if (wanted && data && address)
    return <img src={address} alt={t('shot.alt')} className={classes.picture} />;
  return (
    <div className={classes.closed}>
      <Action disabled={isFetching} onClick={() => setWanted(true)}>
        {t('shot.show')}
      </Action>
      <span role="alert" className={classes.failure}>
        {error && (toFailure(error).detail ?? t('shot.notShown'))}
      </span>
    </div>
  );
}
