import { getFeedbackScreenshotOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from '#light-translator';
import { Action } from '#ui/controls/action.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/layout/text.tsx';
import { toFailure } from '#ui/network/problem.ts';
import classes from './feedback.module.css';

/** A private screenshot, fetched on request: it has no public URL. */
export function ScreenshotView({ feedbackId }: { feedbackId: string }) {
  const { t } = useTranslation('feedback');
  const [isRequested, setIsRequested] = useState(false);
  const { data, error, isFetching } = useQuery({
    ...getFeedbackScreenshotOptions({ path: { id: feedbackId } }),
    enabled: isRequested,
    // The next user of this device must not find it in the cache.
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
    return <img src={imageUrl} alt={t('screenshot.alt')} className={classes.image} />;
  return (
    <Row align="center">
      <Action disabled={isFetching} onClick={() => setIsRequested(true)}>
        {t('screenshot.show')}
      </Action>
      <Text as="span" role="alert" tone="danger">
        {error && (toFailure(error).detail ?? t('screenshot.notShown'))}
      </Text>
    </Row>
  );
}
