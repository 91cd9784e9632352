import type { Venue } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { todayIn } from '#ui/format/calendar-days.ts';
import { useFormat } from '#ui/format/use-format.ts';
import { useWeekdayName } from '#ui/format/use-weekday-name.ts';
import { Text } from '#ui/layout/text.tsx';
import details from '../details/venue-details.module.css';
import { ClosureCalendar } from './closure-calendar.tsx';
import { weekdayOfDate } from './month-days.ts';
import { useOpeningText } from './use-opening-text.ts';

const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** Opening hours by weekday, today's with any closure, and the upcoming closures. */
export function VenueHours({ venue }: { venue: Venue }) {
  const { t } = useTranslation('venues');
  const format = useFormat();
  const weekdayName = useWeekdayName();
  const openingText = useOpeningText(venue);
  const date = todayIn(venue.time_zone);
  const today = weekdayOfDate(date);
  const closures = venue.closures.filter((closure) => closure.local_date >= date);
  const [next] = closures;
  return (
    <section className={details.section}>
      <h2>{t('hours')}</h2>
      <dl className={details.hours}>
        {weekdays.map((weekday) => (
          <div key={weekday} data-today={weekday === today || undefined}>
            <dt>
              {weekdayName(weekday)}
              {weekday === today && `, ${t('today')}`}
            </dt>
            <dd>{weekday === today ? openingText.onDate(date) : openingText.onWeekday(weekday)}</dd>
          </div>
        ))}
      </dl>
      <h3 className={details.subheading}>{t('closures.title')}</h3>
      <Text tone="quiet" prose>
        {next
          ? t(next.reason ? 'closures.next' : 'closures.nextPlain', {
              date: format.date(`${next.local_date}T12:00:00Z`, 'day', 'UTC'),
              reason: next.reason,
            })
          : t('closures.none')}
      </Text>
      {next && <ClosureCalendar venue={venue} today={date} first={next.local_date} />}
    </section>
  );
}
