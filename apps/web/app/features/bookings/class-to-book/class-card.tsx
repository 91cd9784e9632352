import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '#light-translator';
import { TimeText } from '#ui/display/time-text.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { LiveRegion } from '#ui/feedback/live-region.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { toFailure } from '#ui/network/problem.ts';
import { dayLabel } from '../day-label.ts';
import { ClassAlternatives } from './class-alternatives.tsx';
import { ClassPlaces } from './class-places.tsx';
import classes from './class-to-book.module.css';
import { liveClassOptions } from './live-class-options.ts';

export interface ClassToBookProps {
  sessionId: string;
  /** Whether the next best three are offered once it is full; not where a member is paying. */
  withAlternatives?: boolean;
  /** What can be done about it here, such as a link to the class. */
  children?: ReactNode;
}

/**
 * The class that a visitor wants to book, on each page of the way there: title, venue, time at the
 * venue, and the places left now. Nothing for a class that does not exist.
 */
export function ClassCard({ sessionId, withAlternatives = false, children }: ClassToBookProps) {
  const { t } = useTranslation('bookings');
  const { t: tShared } = useTranslation();
  const format = useFormat();
  const query = useQuery(liveClassOptions(sessionId));
  if (query.isPending) return <LoadingRows rows={1} height={118} />;
  if (query.isError)
    return toFailure(query.error).status === 404 ? null : (
      <ErrorState error={query.error} onRetry={() => query.refetch()} />
    );
  const session = query.data;
  const { starts_at, time_zone, venue, title } = session;
  const dayLabels = { today: t('today'), tomorrow: t('tomorrow') };
  const day = dayLabel(starts_at, time_zone, query.dataUpdatedAt, format, dayLabels);
  const isOver = session.status === 'cancelled' || Date.parse(starts_at) <= query.dataUpdatedAt;
  const isFull = !isOver && !session.own_booking && session.booked >= session.capacity;
  const inOtherTimeZone = time_zone !== Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Stack as="section" gap={3} className={classes.card} aria-label={t('toBook.label')}>
      <Text size="small" tone="faint">
        {t('toBook.label')}
      </Text>
      <Row align="center" gap={4}>
        <TimeText instant={starts_at} timeZone={time_zone} className={classes.time} />
        <div className={classes.details}>
          <h2 className={classes.title}>{title}</h2>
          <p>
            {day}, {venue.name}, {venue.district || venue.city}
          </p>
          {inOtherTimeZone && (
            <Text size="small" tone="faint">
              {t('book.zone', { city: venue.city })}
            </Text>
          )}
          <ClassPlaces session={session} now={query.dataUpdatedAt} />
        </div>
      </Row>
      <LiveRegion>{isFull ? tShared('status.full') : ''}</LiveRegion>
      {isFull && withAlternatives && (
        <ClassAlternatives session={session} lead={t('toBook.full')} />
      )}
      {!isOver && children}
    </Stack>
  );
}
