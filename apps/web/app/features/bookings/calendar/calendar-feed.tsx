import { Button } from '@mantine/core';
import { getProfileOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { toastFailure } from '#ui/feedback/toast.ts';
import classes from './calendar-sheet.module.css';

/** The secret URL of the calendar feed with all bookings: subscribe to it, or copy it. */
export function CalendarFeed() {
  const { t } = useTranslation('bookings');
  const profile = useQuery(getProfileOptions());
  const [isCopied, setCopied] = useState(false);
  if (profile.isPending) return <LoadingRows rows={1} height={112} />;
  if (profile.isError)
    return <ErrorState error={profile.error} onRetry={() => profile.refetch()} />;
  const feedUrl = profile.data.calendar_feed_url;
  // A browser may refuse clipboard access; the address can still be selected and copied.
  const copy = () =>
    navigator.clipboard.writeText(feedUrl).then(
      () => setCopied(true),
      () => toastFailure(t('calendar.copyFailed')),
    );
  return (
    <div className={classes.feed}>
      <p>{t('calendar.feedNote')}</p>
      <p className={classes.address}>{feedUrl}</p>
      <div className={classes.actions}>
        <ActionLink to={feedUrl.replace(/^https?:/, 'webcal:')} variant="filled" reloadDocument>
          {t('calendar.subscribe')}
        </ActionLink>
        <Button onClick={copy}>{t(isCopied ? 'calendar.copied' : 'calendar.copy')}</Button>
      </div>
      <p className={classes.secret}>{t('calendar.secret')}</p>
    </div>
  );
}
