import type { ClassSessionDetail } from '@pulse/contract/client';
import { MINUTE } from '@pulse/domain';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { TimeText } from '#ui/display/time-text.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Row } from '#ui/layout/row.tsx';
import { Text } from '#ui/layout/text.tsx';
import { dayLabel } from '../../day-label.ts';
import classes from '../book-sheet.module.css';

/** When and where: the start in the venue's time zone, then day, length, and links to trainer and venue. */
export function SessionTimeAndPlace({ session }: { session: ClassSessionDetail }) {
  const { t } = useTranslation('bookings');
  const format = useFormat();
  const { starts_at, ends_at, time_zone, venue, trainer_name, trainer_id } = session;
  const minutes = Math.round((Date.parse(ends_at) - Date.parse(starts_at)) / MINUTE);
  const dayLabels = { today: t('today'), tomorrow: t('tomorrow') };
  const inOtherTimeZone = time_zone !== Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <Row align="center" gap={4}>
      <TimeText instant={starts_at} timeZone={time_zone} className={classes.time} />
      <div className={classes.details}>
        <p className={classes.day}>
          {dayLabel(starts_at, time_zone, Date.now(), format, dayLabels)},{' '}
          {t('book.until', { time: format.time(ends_at, time_zone), count: minutes })}
        </p>
        <p>
          {trainer_name && trainer_id && (
            <>
              <Link to={`/app/coaches/${trainer_id}`} className={classes.link}>
                {trainer_name}
              </Link>
              {', '}
            </>
          )}
          <Link to={`/app/venue/${venue.id}`} className={classes.link}>
            {venue.name}
          </Link>
          {`, ${venue.district || venue.city}`}
        </p>
        {inOtherTimeZone && (
          <Text size="small" tone="faint">
            {t('book.zone', { city: venue.city })}
          </Text>
        )}
      </div>
    </Row>
  );
}
