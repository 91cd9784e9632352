import type { ClassToday, VenueToday } from '@pulse/contract/client';
import { Link } from 'react-router';
import { useTranslation } from '#light-translator';
import { TimeText } from '#ui/display/time-text.tsx';
import { useFormat } from '#ui/format/use-format.ts';
import { Heading } from '#ui/layout/heading.tsx';
import { joinClasses } from '#ui/layout/join-classes.ts';
import { List } from '#ui/layout/list.tsx';
import { ListItem } from '#ui/layout/list-item.tsx';
import { Note } from '#ui/layout/note.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/layout/text.tsx';
import { classLine, Occupancy } from '../figures/class-line.tsx';
import classes from './today.module.css';
import { WhatWaits } from './what-waits.tsx';

interface VenueOfTodayProps {
  venue: VenueToday;
  /** Not every venue is on the same local date. */
  showsDate: boolean;
}

/** A venue's local day: its figures, the next classes and what waits for staff. */
export function VenueOfToday({ venue, showsDate }: VenueOfTodayProps) {
  const { t } = useTranslation('partner-today');
  const format = useFormat();
  const figures = [
    showsDate && format.date(`${venue.date}T12:00:00Z`, 'day', 'UTC'),
    venue.classes > 0 && t('venue.classes', { count: venue.classes }),
    venue.classes > 0 &&
      t('venue.filled', { filled: venue.places_filled, total: venue.places_total }),
    venue.in_now > 0 && t('venue.inNow', { count: venue.in_now }),
    venue.arrived > 0 && t('arrived', { count: venue.arrived }),
  ];
  return (
    <ListItem className={classes.venue}>
      <Stack gap={1} className={classes.head}>
        <Heading level={3} size={4} className={classes.name}>
          <Link to={`/app/checkin-dashboard?venue=${venue.id}`} className={classes.link}>
            {venue.name}
          </Link>
        </Heading>
        <Note>{figures.filter(Boolean).join(', ')}</Note>
        <WhatWaits venue={venue} />
      </Stack>
      {venue.next_classes.length === 0 ? (
        <Text tone="quiet">
          {t(venue.classes === 0 ? 'venue.noClasses' : 'venue.over')}{' '}
          <Link to={`/app/partner/class-schedule?venue=${venue.id}`}>{t('venue.schedule')}</Link>
        </Text>
      ) : (
        <List className={classes.classes}>
          {venue.next_classes.map((session) => (
            <ClassOfToday key={session.id} session={session} timeZone={venue.time_zone} />
          ))}
        </List>
      )}
    </ListItem>
  );
}

interface ClassOfTodayProps {
  session: ClassToday;
  timeZone: string;
}

/** A class of today with its fill; members in line while a place is free are pointed out. */
function ClassOfToday({ session, timeZone }: ClassOfTodayProps) {
  const { t } = useTranslation('partner-today');
  const { id, title, trainer_name, booked, capacity, waitlisted } = session;
  const free = capacity - booked;
  return (
    <li className={joinClasses(classLine.line, classes.class)}>
      <TimeText instant={session.starts_at} timeZone={timeZone} className={classLine.time} />
      <div className={classes.what}>
        <Text as="span" strong>
          <Link to={`/app/partner/class-sessions/${id}`} className={classes.link}>
            {title}
          </Link>
        </Text>
        {trainer_name && <Note>{trainer_name}</Note>}
        {waitlisted > 0 && (
          <Text size="small" strong>
            {[t('inLine', { count: waitlisted }), free > 0 && t('freePlaces', { count: free })]
              .filter(Boolean)
              .join(', ')}
          </Text>
        )}
      </div>
      <Occupancy booked={booked} capacity={capacity} label={t('fill', { booked, capacity })} />
    </li>
  );
}
