import type { VenuePage } from '@pulse/contract/client';
import { classPagePath } from '@pulse/domain';
import { useTranslation } from '#light-translator';
import { ActionLink } from '#ui/controls/action.tsx';
import { PlaceDots } from '#ui/display/figures/place-dots.tsx';
import { ActionBar } from '#ui/layout/action-bar.tsx';
import { Heading } from '#ui/layout/heading.tsx';
import { Numeral } from '#ui/layout/numeral.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { useDayLabel } from '../../shared/use-day-label.ts';
import classes from './hero.module.css';

/** The next class with a free place, with the page's main action. */
export function NextClass({ page: { venue, days } }: { page: VenuePage }) {
  const { t } = useTranslation('public-pages');
  const dayLabel = useDayLabel(days.map(({ date }) => date));
  const all = days.flatMap((day) => day.classes);
  const next = all.find(({ booked, capacity }) => booked < capacity);
  if (!next) return <p className={classes.none}>{t(all.length > 0 ? 'next.full' : 'next.none')}</p>;
  const { title, local_start: time } = next;
  const day = dayLabel(next.local_date);
  return (
    <section className={classes.next} aria-label={t('next.title')} data-session={next.id}>
      <div>
        <Text tone="quiet">{day}</Text>
        <Numeral as="p" size="hero">
          <time dateTime={next.starts_at}>{time}</time>
        </Numeral>
      </div>
      <Stack gap={1} className={classes.details}>
        <Heading>{title}</Heading>
        {next.trainer_name && <Text tone="quiet">{next.trainer_name}</Text>}
        <div data-slot="places">
          <PlaceDots capacity={next.capacity} taken={next.booked} />
        </div>
      </Stack>
      <ActionBar className={classes.actions}>
        <ActionLink
          to={classPagePath({ venueId: venue.id, localDate: next.local_date, sessionId: next.id })}
          variant="primary"
          size="large"
          data-slot="action"
          data-book={t('next.book')}
          data-waitlist={t('class.waitlist')}
        >
          {t('next.book')}
        </ActionLink>
        <a href="#timetable" className={classes.all}>
          {t('next.all')}
        </a>
      </ActionBar>
    </section>
  );
}
