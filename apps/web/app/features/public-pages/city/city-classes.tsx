import type { CityPage } from '@pulse/contract/client';
import { useTranslation } from '#light-translator';
import { Heading } from '#ui/layout/heading.tsx';
import { List } from '#ui/layout/list.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { ClassRow } from '../shared/class-row.tsx';
import { useDayLabel } from '../shared/use-day-label.ts';
import classes from './city-page.module.css';

/** The next classes of today and tomorrow, in all venues of the city. */
export function CityClasses({ page: { days } }: { page: CityPage }) {
  const { t } = useTranslation('public-pages');
  const dayLabel = useDayLabel(days.map(({ date }) => date));
  return (
    <Stack gap={6}>
      {days.map(({ date, classes: sessions }) => (
        <section key={date}>
          <Heading size={1} className={classes.day}>
            {dayLabel(date)}
          </Heading>
          <List>
            {sessions.map(({ venue, ...session }) => (
              <ClassRow key={session.id} session={session} venueId={venue.id} venue={venue} />
            ))}
          </List>
          {sessions.length === 0 && (
            <Text tone="quiet" className={classes.none}>
              {t('city.none')}
            </Text>
          )}
        </section>
      ))}
    </Stack>
  );
}
