import { listTodaysBookingsOptions } from '@pulse/contract/client';
import { IconId } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { QueryContent } from '#ui/data/query-content.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { List } from '#ui/layout/list.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import classes from './check-in.module.css';
import { CheckInRow } from './check-in-row.tsx';

/** Today's classes with their check-in windows, and the two ways to check in. */
export function TodaysCheckIns() {
  const { t } = useTranslation('checkins');
  const today = useQuery({ ...listTodaysBookingsOptions(), staleTime: 0, refetchInterval: 30_000 });
  return (
    <Stack gap={6} className={classes.columns}>
      <Stack as="section" gap={3} className={classes.today} aria-labelledby="today">
        <Heading id="today">{t('today.heading')}</Heading>
        <QueryContent
          query={today}
          loading={<LoadingRows rows={2} height={96} />}
          isEmpty={({ items }) => items.length === 0}
          empty={
            <EmptyState
              coverArt="football"
              action={<ActionLink to="/app/explore">{t('today.find')}</ActionLink>}
            >
              {t('today.empty')}
            </EmptyState>
          }
        >
          {({ items }) => (
            <List ruled>
              {items.map((entry) => (
                <CheckInRow
                  key={entry.booking.id}
                  entry={entry}
                  level={3}
                  venue={entry.booking.session.venue.name}
                />
              ))}
            </List>
          )}
        </QueryContent>
      </Stack>
      <Stack as="section" gap={3} className={classes.ways} aria-labelledby="check-in-options">
        <Heading id="check-in-options">{t('today.options')}</Heading>
        <Text tone="quiet" prose>
          {t('today.scanHow')}
        </Text>
        <Text tone="quiet" prose>
          {t('today.idHow')}
        </Text>
        <ActionLink to="/app/digital-id" variant="primary" size="large">
          <IconId size={22} stroke={1.6} aria-hidden="true" />
          {t('today.id')}
        </ActionLink>
      </Stack>
    </Stack>
  );
}
