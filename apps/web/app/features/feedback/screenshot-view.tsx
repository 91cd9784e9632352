import { getFeedbackScreenshotOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Action } from '../../ui/controls/action.tsx';
import { toFailure } from '../../ui/network/problem.ts';
import classes from './screenshot-view.module.css';

/** A private screenshot, fetched when somebody wants to see it: it has no address of its own. */
export function ScreenshotView({ feedbackId }: { feedbackId: string }) {
  const { t } = useTranslation('feedback');
  const [isRequested, setIsRequested] = useState(false);
  const { data, error, isFetching } = useQuery({
    ...getFeedbackScreenshotOptions({ path: { id: feedbackId } }),
    enabled: isRequested,
    // Whoever looks next at this device must not find it.
    gcTime: 0,
  });
  const [imageUrl, setImageUrl] = useState<string>();
  useEffect(() => {
    if (!data) return;
    const objectUrl = URL.createObjectURL(data);
    setImageUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [data]);
  if (isRequested && data && imageUrl)
    return <img src={imageUrl} alt={t('shot.alt')} className={classes.picture} />;
  return (
    <div className={classes.closed}>
      <Action disabled={isFetching} onClick={() => setIsRequested(true)}>
        {t('shot.show')}
      </Action>
      <span role="alert" className={classes.failure}>
        {error && (toFailure(error).detail ?? t('shot.notShown'))}
      </span>
    </div>
  );
}
