import type { VenuePage } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { Choices } from '#ui/controls/choices.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { List } from '#ui/layout/list.tsx';
import { Text } from '#ui/layout/text.tsx';
import { Section } from '#ui/page/section.tsx';
import { ClassRow } from '../shared/class-row.tsx';
import { useDayLabel } from '../shared/use-day-label.ts';
import classes from './timetable.module.css';

/**
 * The classes of seven days. Radio buttons choose the day by CSS alone, so that it works before, and
 * without, the page's script.
 */
export function Timetable({ page: { venue, days } }: { page: VenuePage }) {
  const { t } = useTranslation('public-pages');
  const format = useFormat();
  const dayLabel = useDayLabel(days.map(({ date }) => date));
  const first = days.find((day) => day.classes.length > 0) ?? days[0];
  const any = days.some((day) => day.classes.length > 0);
  return (
    <Section
      anchor="timetable"
      title={t('timetable.title')}
      lead={t('timetable.lead')}
      ruled={false}
    >
      {any ? (
        <div className={classes.timetable}>
          <Choices
            label={t('timetable.day')}
            name="day"
            value={first?.date ?? ''}
            choices={days.map(({ date }) => ({ value: date, name: dayLabel(date) }))}
            wrap
          />
          <div className={classes.days}>
            {days.map((day) => (
              <div key={day.date} className={classes.day}>
                <h3 className="visually-hidden">
                  {format.date(`${day.date}T12:00:00Z`, 'day', 'UTC')}
                </h3>
                {day.classes.length === 0 && (
                  <Text tone="quiet" className={classes.none}>
                    {t('timetable.none')}
                  </Text>
                )}
                <List>
                  {day.classes.map((session) => (
                    <ClassRow key={session.id} session={session} venueId={venue.id} />
                  ))}
                </List>
              </div>
            ))}
          </div>
        </div>
      ) : (
        <Text tone="quiet" className={classes.none}>
          {t('next.none')}
        </Text>
      )}
    </Section>
  );
}
