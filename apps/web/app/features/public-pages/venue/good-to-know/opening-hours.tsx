import type { Venue } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { useFormat } from '#ui/format/use-format.ts';
import { Text } from '#ui/layout/text.tsx';
import classes from '../venue-page.module.css';

const weekdays = [1, 2, 3, 4, 5, 6, 7];
const DAY_MS = 86_400_000;
/** Any Monday, to format the names of weekdays. */
const monday = Date.parse('2026-01-05T12:00:00Z');

/** The opening hours of each weekday; `today` (YYYY-MM-DD at the venue) is marked, closures considered. */
export function OpeningHours({ venue, today }: { venue: Venue; today: string }) {
  const { t } = useTranslation('venues');
  const format = useFormat();
  const todayIs = new Date(`${today}T12:00:00Z`).getUTCDay() || 7;
  const closure = venue.closures.find(({ local_date }) => local_date === today);
  const hoursOf = (weekday: number) => {
    if (weekday === todayIs && closure)
      return closure.reason ? t('closedFor', { reason: closure.reason }) : t('hoursClosed');
    const periods = venue.opening_hours.filter((period) => period.weekday === weekday);
    const texts = periods.map(({ opens, closes }) =>
      opens === closes ? t('allDay') : `${opens}–${closes}`,
    );
    return texts.join(', ') || t('hoursClosed');
  };
  return (
    <dl className={classes.hours}>
      {weekdays.map((weekday) => {
        const isToday = weekday === todayIs;
        const look = { tone: isToday ? 'ink' : 'quiet', strong: isToday } as const;
        return (
          <div key={weekday}>
            <Text as="dt" {...look}>
              {format.date(monday + (weekday - 1) * DAY_MS, 'weekday', 'UTC')}
              {isToday && `, ${t('today')}`}
            </Text>
            <Text as="dd" {...look}>
              {hoursOf(weekday)}
            </Text>
          </div>
        );
      })}
    </dl>
  );
}
