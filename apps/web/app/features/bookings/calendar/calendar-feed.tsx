import { Button } from '@mantine/core';
import { getProfileOptions } from '@pulse/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { QueryContent } from '#ui/data/query-content.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { toastFailure } from '#ui/feedback/toast.ts';
import { ActionBar } from '#ui/layout/action-bar.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './calendar-sheet.module.css';

/** The secret URL of the calendar feed with all bookings: subscribe to it, or copy it. */
export function CalendarFeed() {
  const { t } = useTranslation('bookings');
  const profile = useQuery(getProfileOptions());
  const [isCopied, setCopied] = useState(false);
  // A browser may refuse clipboard access; the address can still be selected and copied.
  const copy = (address: string) =>
    navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => toastFailure(t('calendar.copyFailed')),
    );
  return (
    <QueryContent query={profile} loading={<LoadingRows rows={1} height={112} />}>
      {({ calendar_feed_url: address }) => (
        <Stack gap={3}>
          <Text tone="quiet">{t('calendar.feedNote')}</Text>
          <Card sunken as="p" className={classes.address}>
            {address}
          </Card>
          <ActionBar>
            <ActionLink to={address.replace(/^https?:/, 'webcal:')} variant="filled" reloadDocument>
              {t('calendar.subscribe')}
            </ActionLink>
            <Button onClick={() => copy(address)}>
              {t(isCopied ? 'calendar.copied' : 'calendar.copy')}
            </Button>
          </ActionBar>
          <Text size="small" tone="quiet">
            {t('calendar.secret')}
          </Text>
        </Stack>
      )}
    </QueryContent>
  );
}
