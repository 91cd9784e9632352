import type { ClassSession, ClassSessionDetail } from '@pulse/contract/client';
import { classPagePath } from '@pulse/domain';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { QueryContent } from '#ui/data/query-content.tsx';
import { TimeText } from '#ui/display/time-text.tsx';
import { LoadingRows } from '#ui/feedback/loading-rows.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { List } from '#ui/layout/list.tsx';
import { Numeral } from '#ui/layout/numeral.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { useDayLabel } from '../use-day-label.ts';
import classes from './class-to-book.module.css';
import { liveAlternativesOptions } from './live-class-options.ts';

interface ClassAlternativesProps {
  session: ClassSessionDetail;
  /** A sentence about the full class, where nothing else says it. */
  lead?: string;
}

/** The next best three of the same activity for a class that has filled up. */
export function ClassAlternatives({ session, lead }: ClassAlternativesProps) {
  const { t } = useTranslation('bookings');
  const query = useQuery(liveAlternativesOptions(session.id));
  return (
    <QueryContent query={query} loading={<LoadingRows rows={3} height={64} />}>
      {({ items }) => (
        <Stack gap={3}>
          {lead && <p>{lead}</p>}
          {items.length === 0 ? (
            <p>{t('toBook.noAlternatives')}</p>
          ) : (
            <>
              <Heading level={3} size={4}>
                {t('toBook.alternatives')}
              </Heading>
              <List className={classes.list}>
                {items.map((alternative) => (
                  <Alternative key={alternative.id} session={alternative} />
                ))}
              </List>
            </>
          )}
        </Stack>
      )}
    </QueryContent>
  );
}

function Alternative({ session }: { session: ClassSession }) {
  const dayLabel = useDayLabel();
  const { t: tShared } = useTranslation();
  const format = useFormat();
  const { starts_at, time_zone, venue, distance_m: metres } = session;
  const day = dayLabel(starts_at, time_zone);
  const path = classPagePath({
    venueId: venue.id,
    localDate: session.local_date,
    sessionId: session.id,
  });
  return (
    <li>
      <Link to={path} className={classes.alternative}>
        <Numeral>
          <TimeText instant={starts_at} timeZone={time_zone} />
        </Numeral>
        <div className={classes.alternativeDetails}>
          <Text as="div" strong>
            {session.title}
          </Text>
          <Text as="div" size="small" tone="quiet" className={classes.capital}>
            {day}, {venue.name}
            {metres ? `, ${format.distance(metres)}` : ''}
          </Text>
        </div>
        <Text as="span" size="small" className={classes.places}>
          {tShared('places.left', { count: session.capacity - session.booked })}
        </Text>
      </Link>
    </li>
  );
}
