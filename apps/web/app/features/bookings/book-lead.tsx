import type { ClassSessionDetail } from '@pulse/contract/client';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format/use-format.ts';
import { TimeText } from '../../ui/time-text.tsx';
import classes from './book-sheet.module.css';
import { dayLabel } from './day-label.ts';

const MINUTE_MS = 60_000;

/** When and where: the start on the venue's clock first, then day, length, coach and place. */
export function BookLead({ session }: { session: ClassSessionDetail }) {
  const { t } = useTranslation('bookings');
  const format = useFormat();
  const { starts_at, ends_at, time_zone, venue, trainer_name } = session;
  const minutes = Math.round((Date.parse(ends_at) - Date.parse(starts_at)) / MINUTE_MS);
  const words = { today: t('today'), tomorrow: t('tomorrow') };
  const elsewhere = time_zone !== Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <div className={classes.lead}>
      <TimeText instant={starts_at} zone={time_zone} className={classes.time} />
      <div className={classes.words}>
        <p className={classes.strong}>
          {dayLabel(starts_at, time_zone, Date.now(), format, words)},{' '}
          {t('book.until', { time: format.time(ends_at, time_zone), count: minutes })}
        </p>
        <p>{[trainer_name, venue.name, venue.district || venue.city].filter(Boolean).join(', ')}</p>
        {elsewhere && <p className={classes.quiet}>{t('book.zone', { city: venue.city })}</p>}
      </div>
    </div>
  );
}
